import { Link } from 'react-router';
import { rich } from '#web/languages/rich.tsx';
import { t } from '#web/languages/t.ts';
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
        {rich('I accept the {terms}', {
          terms: (
            <Link to="/terms" target="_blank">
              {t('Terms of Service')}
            </Link>
          ),
        })}
      </Checkbox>
      <Checkbox
        checked={given.acceptedPrivacy}
        onChange={(event) => change('acceptedPrivacy', event.target.checked)}
        invalid={isInvalid('acceptedPrivacy')}
        errorId={errorId}
      >
        {rich('I acknowledge the {policy}', {
          policy: (
            <Link to="/data-protection" target="_blank">
              {t('Privacy Policy')}
            </Link>
          ),
        })}
      </Checkbox>
    </div>
  );
}
