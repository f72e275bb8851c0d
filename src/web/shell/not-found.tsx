import { t } from '#web/languages/t.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Any path that is not in the route table (spec §2). */
export function NotFound() {
  return (
    <Notice title={t('404 - Page Not Found')}>
      <p>{t('The page you are looking for does not exist.')}</p>
      <ButtonLink to="/">{t('Go Home')}</ButtonLink>
    </Notice>
  );
}
