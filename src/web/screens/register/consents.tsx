import { Link } from 'react-router';
import type { useRegisterForm } from '#web/screens/register/use-register-form.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import styles from './consents.module.css';

type Props = { readonly form: ReturnType<typeof useRegisterForm>; readonly errorId: string };

/** The two checkboxes (spec §2 /register). What they are about opens beside the form, which keeps what was typed. */
export function Consents({ form: { given, change, isInvalid }, errorId }: Props) {
  return (
    <div className={styles.consents}>
      <Checkbox
        checked={given.acceptedTerms}
        onChange={(event) => change('acceptedTerms', event.target.checked)}
        invalid={isInvalid('acceptedTerms')}
        errorId={errorId}
      >
        I accept the{' '}
        <Link to="/terms" target="_blank">
          Terms of Service
        </Link>
      </Checkbox>
      <Checkbox
        checked={given.acceptedPrivacy}
        onChange={(event) => change('acceptedPrivacy', event.target.checked)}
        invalid={isInvalid('acceptedPrivacy')}
        errorId={errorId}
      >
        I acknowledge the{' '}
        <Link to="/data-protection" target="_blank">
          Privacy Policy
        </Link>
      </Checkbox>
    </div>
  );
}
