import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { t } from '#web/languages/t.ts';
import { AddressForm } from '#web/screens/mail-veri/address-form.tsx';
import styles from './address-correction.module.css';

type Props = {
  /** A new link is on its way to this address. */
  readonly onChanged: (email: string) => void;
};

/** A way out for whoever mistyped their address at registration: closed until it is asked for. */
export function AddressCorrection({ onChanged }: Props) {
  const formId = useId();
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = (email: string) => {
    // The form goes away with what was pressed in it.
    flushSync(() => setOpen(false));
    toggle.current?.focus();
    onChanged(email);
  };
  return (
    <div className={styles.correction}>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={formId}
        onClick={() => setOpen(!isOpen)}
      >
        {t('Wrong address?')}
      </button>
      <div id={formId} hidden={!isOpen}>
        {isOpen && <AddressForm onChanged={close} />}
      </div>
    </div>
  );
}
