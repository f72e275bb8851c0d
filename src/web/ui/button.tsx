import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from '#web/lib/class-names.ts';
import styles from './button.module.css';

/** 'primary' is the one way on, 'quiet' stands beside it, 'danger' is what cannot be taken back lightly. */
type Kind = 'primary' | 'quiet' | 'danger';

type ButtonProps = ComponentProps<'button'> & {
  readonly kind?: Kind;
  /** Its work is under way: it stays in place and in the focus, and does nothing. */
  readonly busy?: boolean;
};

export function Button({ kind = 'primary', busy = false, className, onClick, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={classNames(styles.button, styles[kind], className)}
    />
  );
}

/** A link that looks like a button because it is the way on. */
export function ButtonLink({ kind = 'primary', className, ...rest }: LinkProps & { readonly kind?: Kind }) {
  return <Link {...rest} className={classNames(styles.button, styles[kind], className)} />;
}
