import { useState } from 'react';
import type { Profile } from '#contract';
import { t } from '#web/languages/t.ts';
import { timeZone } from '#web/learners-day.ts';
import { hourChoices, hourInWords, zoneGroups, zoneInWords } from '#web/screens/account/day-settings-choices.ts';
import { Problem } from '#web/screens/account/problem.tsx';
import { Section } from '#web/screens/account/section.tsx';
import { SettingRow } from '#web/screens/account/setting-row.tsx';
import { SettingSelect } from '#web/screens/account/setting-select.tsx';
import { useDaySettings } from '#web/screens/account/use-day-settings.ts';
import { Button } from '#web/ui/button.tsx';

/** Which day it is for the learner: their time zone, and the hour at which a day begins. Rarely touched, so folded away. */
export function DaySettings({ profile }: { readonly profile: Profile | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const button = (
    <Button kind="quiet" disabled={!profile} aria-expanded={isOpen} onClick={() => setOpen((open) => !open)}>
      {isOpen ? t('Done') : t('Adjust')}
    </Button>
  );
  return (
    <Section title={t('Your day')} action={button}>
      {isOpen && profile ? <Adjusting profile={profile} /> : <SettingRow note={sentenceOf(profile)} />}
    </Section>
  );
}

function sentenceOf(profile: Profile | undefined): string {
  if (!profile) return t('When a new day begins for you, and in which time zone.');
  const hour = hourInWords(profile.day_start_hour);
  return profile.is_time_zone_own
    ? t('A new day begins at {hour}, in {zone} time.', { hour, zone: zoneInWords(profile.time_zone) })
    : t('A new day begins at {hour}, in the time zone of this browser.', { hour });
}

/** What «as this browser says» has as its value; no zone has it as its name. */
const BROWSER = '';

function Adjusting({ profile }: { readonly profile: Profile }) {
  const { shown, want, problemIn } = useDaySettings(profile);
  const [hourProblem, zoneProblem] = [problemIn('day_start_hour'), problemIn('time_zone')];
  const follow = { value: BROWSER, label: t('As this browser says ({zone})', { zone: zoneInWords(timeZone()) }) };
  return (
    <>
      <SettingSelect
        label={t('A new day begins at')}
        note={hourProblem ? <Problem text={hourProblem} /> : t('What you write before that belongs to the day before.')}
        value={String(shown.day_start_hour)}
        choices={hourChoices(6)}
        onChoose={(hour) => void want('day_start_hour', Number(hour))}
      />
      <SettingSelect
        label={t('Time zone')}
        note={zoneProblem ? <Problem text={zoneProblem} /> : t('Entries that are there keep their day.')}
        value={shown.time_zone ?? BROWSER}
        choices={[follow]}
        groups={zoneGroups(Intl.supportedValuesOf('timeZone'), profile.time_zone)}
        onChoose={(zone) => void want('time_zone', zone === BROWSER ? null : zone)}
      />
    </>
  );
}
