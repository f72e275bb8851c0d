import type { ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './foot-bar.module.css';

/** The one way on from a step. */
export type WayOn = { readonly label: string; readonly go: () => void };

type Props = {
  readonly wayOn: WayOn;
  /** Another way, beside it. */
  readonly also?: WayOn | undefined;
  readonly isBusy?: boolean;
  readonly isWide?: boolean;
  readonly children?: ReactNode;
};

/** The bar at the foot of the screen: how things stand, and the way on. */
export function FootBar({ wayOn, also, isBusy = false, isWide = false, children }: Props) {
  return (
    <div className={styles.foot}>
      <div className={classNames(styles.row, isWide && styles.wide)}>
        <div className={styles.notes}>{children}</div>
        {also && (
          <Button kind="quiet" onClick={also.go} className={styles.on}>
            {also.label}
          </Button>
        )}
        <Button busy={isBusy} onClick={wayOn.go} className={styles.on}>
          {wayOn.label}
        </Button>
      </div>
    </div>
  );
}
