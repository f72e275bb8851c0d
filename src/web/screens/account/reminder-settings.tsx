import type { Profile } from '#contract';
import { t } from '#web/languages/t.ts';
import { hourChoices } from '#web/screens/account/day-settings-choices.ts';
import { Problem } from '#web/screens/account/problem.tsx';
import { SettingSelect } from '#web/screens/account/setting-select.tsx';
import { useDaySettings } from '#web/screens/account/use-day-settings.ts';
import { Switch } from '#web/ui/switch.tsx';

type Props = {
  readonly profile: Profile;
  /** E-mail notifications are on, so the summary may come. */
  readonly isMailed?: boolean;
};

/** When the reminders come, and whether the summary does: there while notifications are on. */
export function ReminderSettings({ profile, isMailed = false }: Props) {
  const { shown, want, problemIn } = useDaySettings(profile);
  const [hourProblem, weeklyProblem] = [problemIn('remind_hour'), problemIn('is_noti_weekly')];
  return (
    <>
      <SettingSelect
        label={t('Remind me at')}
        note={hourProblem ? <Problem text={hourProblem} /> : t('Only on days without an entry, by your own clock.')}
        value={String(shown.remind_hour)}
        choices={hourChoices(23)}
        onChoose={(hour) => void want('remind_hour', Number(hour))}
      />
      {isMailed && (
        <Switch
          label={t('Weekly summary')}
          checked={shown.is_noti_weekly}
          onChange={(event) => void want('is_noti_weekly', event.target.checked)}
          note={
            weeklyProblem ? (
              <Problem text={weeklyProblem} />
            ) : (
              t('On Sundays: days, words and which mistakes became fewer. Nothing of what you wrote.')
            )
          }
        />
      )}
    </>
  );
}
