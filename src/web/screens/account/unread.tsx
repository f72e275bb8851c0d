import { t } from '#web/languages/t.ts';
import { keepsFocus } from '#web/screens/account/focus-section.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './unread.module.css';

type Props = {
  /** Such as «Your profile could not be read.» */
  readonly text: string;
  readonly query: {
    readonly data: unknown;
    readonly errorUpdateCount: number;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
};

/** Says that something could not be read, and offers to try again; nothing while all is well. */
export function Unread({ text, query }: Props) {
  if (query.data !== undefined || query.errorUpdateCount === 0) return null;
  return (
    <div ref={keepsFocus} className={styles.unread}>
      <p role="alert">{text}</p>
      <Button kind="quiet" busy={query.isFetching} onClick={() => void query.refetch()}>
        {t('Try again')}
      </Button>
    </div>
  );
}
