import { known } from '#web/languages/t.ts';
import { classNames } from '#web/lib/class-names.ts';
import styles from './form-message.module.css';

type Props = { readonly id?: string; readonly kind: 'error' | 'success'; readonly text: string | undefined };

/** What came of sending a form. Its place is there from the start, so that screen readers tell when words appear. */
export function FormMessage({ id, kind, text }: Props) {
  return (
    <p id={id} role={kind === 'error' ? 'alert' : 'status'} className={classNames(styles.message, styles[kind])}>
      {text && known(text)}
    </p>
  );
}
