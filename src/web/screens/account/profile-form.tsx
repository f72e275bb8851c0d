import { type SubmitEvent, useEffect, useRef } from 'react';
import type { Profile } from '#contract';
import { t } from '#web/languages/t.ts';
import { NewPassword } from '#web/screens/account/new-password.tsx';
import { Problem } from '#web/screens/account/problem.tsx';
import { useProfileForm } from '#web/screens/account/use-profile-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { LanguageField } from '#web/ui/language-field/language-field.tsx';
import styles from './profile-form.module.css';

type Props = {
  readonly email: string;
  readonly profile: Profile;
  /** All that was changed is saved. */
  readonly onDone: () => void;
};

/** Editing the username, the password and the native language (spec §2 /account). Leaving it forgets what was typed. */
export function ProfileForm({ email, profile, onDone }: Props) {
  const form = useProfileForm(profile, onDone);
  const { typed, change, problems } = form;
  const place = useFocusOnProblem(form.refusals);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <form ref={place} noValidate onSubmit={send} className={styles.form}>
      {/* Tells a password manager whose password is changed. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field
        label={t('Username')}
        autoComplete="nickname"
        value={typed.username}
        onChange={(event) => change({ username: event.target.value }, 'username')}
        invalid={problems.username !== undefined}
        hint={problems.username && <Problem text={problems.username} />}
      />
      <LanguageField
        value={typed.language}
        onChange={(language, languageTyped) => change({ language, languageTyped }, 'lang_native')}
        invalid={problems.lang_native !== undefined}
        hint={problems.lang_native && <Problem text={problems.lang_native} />}
      />
      <NewPassword form={form} />
      <p className={styles.fixed}>
        <span>{t('Email')}</span> {email}
      </p>
      <Button type="submit" busy={form.isBusy} className={styles.save}>
        {t('Save Changes')}
      </Button>
    </form>
  );
}

/** After a try that left something to mend, the focus stands on it. */
function useFocusOnProblem(refusals: number) {
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return place;
}
