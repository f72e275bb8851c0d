import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Any path that is not in the route table (spec §2). */
export function NotFound() {
  return (
    <Notice title="404 - Page Not Found">
      <p>The page you are looking for does not exist.</p>
      <ButtonLink to="/">Go Home</ButtonLink>
    </Notice>
  );
}
