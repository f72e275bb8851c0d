import { t } from '#web/languages/t.ts';
import { focusHeading } from '#web/lib/focus-heading.ts';
import { useBotToken } from '#web/lib/use-bot-token.ts';
import { useCheckAgain } from '#web/screens/history/use-check-again.ts';
import type { Entry } from '#web/screens/history/use-entry.ts';
import { ErrorPopup } from '#web/shell/error-popup.tsx';
import { Loader } from '#web/shell/loader.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './check-again.module.css';

const WITH_BASIC = 'Check with the basic corrector';

/** For an entry that was never checked, or by the basic corrector alone: another look at it. */
export function CheckAgain({ entry }: { readonly entry: Entry }) {
  const { entry_id, state } = entry;
  const { isBusy, failure, check, close } = useCheckAgain(entry_id);
  useBotToken();
  const isPending = state === 'pending';
  const closePopup = () => {
    close();
    if (document.activeElement === document.body) focusHeading();
  };
  return (
    <section aria-label={t('Check again')} className={styles.again}>
      <p>
        {isPending ? t('Nobody has checked this entry yet.') : t('Only the basic corrector has checked this entry.')}
      </p>
      <div className={styles.ways}>
        <Button busy={isBusy} onClick={() => check()}>
          {t('Check again')}
        </Button>
        {isPending && (
          <Button kind="quiet" busy={isBusy} onClick={() => check('basic')}>
            {t(WITH_BASIC)}
          </Button>
        )}
      </div>
      {isBusy && <Loader text={t('Loading Magic into Diary ...')} />}
      {failure && (
        <ErrorPopup
          message={failure.message}
          advice={failure.advice}
          action={failure.offersBasic && isPending ? { label: t(WITH_BASIC), run: () => check('basic') } : undefined}
          onClose={closePopup}
        />
      )}
    </section>
  );
}
