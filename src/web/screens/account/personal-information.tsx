import { useRef, useState } from 'react';
import type { Profile } from '#contract';
import { t } from '#web/languages/t.ts';
import { PersonalFacts } from '#web/screens/account/personal-facts.tsx';
import { ProfileForm } from '#web/screens/account/profile-form.tsx';
import { Section } from '#web/screens/account/section.tsx';
import { Button } from '#web/ui/button.tsx';

type Props = { readonly email: string; readonly profile: Profile | undefined };

/** What the account holds about the learner, to look at or to edit (spec §4 «Account»). */
export function PersonalInformation({ email, profile }: Props) {
  const [isEditing, setEditing] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const finish = () => {
    setEditing(false);
    // The button that saved is gone; the focus goes on from here.
    toggle.current?.focus();
  };
  const action = (
    <Button ref={toggle} kind="quiet" busy={!profile} onClick={() => setEditing(!isEditing)}>
      {isEditing ? t('Cancel') : t('Edit')}
    </Button>
  );
  return (
    <Section title={t('Personal Information')} action={action}>
      {isEditing && profile ? (
        <ProfileForm email={email} profile={profile} onDone={finish} />
      ) : (
        <PersonalFacts email={email} profile={profile} />
      )}
    </Section>
  );
}
