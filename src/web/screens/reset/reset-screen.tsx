import { useLocation } from 'react-router';
import { t } from '#web/languages/t.ts';
import { tokenOf } from '#web/lib/token-of.ts';
import { NewPasswordForm } from '#web/screens/reset/new-password-form.tsx';
import { useResetLink } from '#web/screens/reset/use-reset-link.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import styles from './reset-screen.module.css';

/** Where the link of a reset mail leads: the token stands in the fragment, so that no server's log has it. */
export function ResetScreen() {
  const token = tokenOf(useLocation().hash);
  return <ResetLink key={token} token={token} />;
}

function ResetLink({ token }: { readonly token: string }) {
  const { state, title, lead, retry, isAsking, refuse } = useResetLink(token);
  return (
    <Card title={title} lead={<span role="status">{lead}</span>}>
      {(state === 'asking' || state === 'good') && (
        <NewPasswordForm token={token} isWaiting={state === 'asking'} onBadLink={refuse} />
      )}
      {state === 'bad' && (
        <p className={styles.way}>
          <ButtonLink to="/login?reset">{t('Ask for a new link')}</ButtonLink>
        </p>
      )}
      {state === 'unreachable' && (
        <p className={styles.way}>
          <Button busy={isAsking} onClick={() => void retry()}>
            {t('Try again')}
          </Button>
        </p>
      )}
    </Card>
  );
}
