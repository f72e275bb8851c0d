import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Contract, Profile } from '#contract';
import type { Plain } from '#web/languages/catalogue.ts';
import { t } from '#web/languages/t.ts';
import { timeZone } from '#web/learners-day.ts';
import { problemOf, reportBug, statusOf } from '#web/screens/account/failure.ts';
import { LastWanted } from '#web/screens/account/last-wanted.ts';
import { useChangeProfile } from '#web/session-actions.ts';
import { useTell } from '#web/status.tsx';
import { useCall } from '#web/use-call.ts';

type Input = Contract['updateDaySettings']['input'];
export type DayField = 'day_start_hour' | 'remind_hour' | 'is_noti_weekly' | 'time_zone';
type Wish = Pick<Input, DayField>;

const SAVED: Readonly<Record<DayField, Plain>> = {
  day_start_hour: 'Start of your day saved!',
  remind_hour: 'Reminder time saved!',
  is_noti_weekly: 'Weekly summary setting saved!',
  time_zone: 'Time zone saved!',
};
const FAILED: Readonly<Record<DayField, Plain>> = {
  day_start_hour: 'Error saving start of your day',
  remind_hour: 'Error saving reminder time',
  is_noti_weekly: 'Error saving weekly summary setting',
  time_zone: 'Error saving time zone',
};

/** The learner's day and reminders: shown as wanted at once, saved at once, and rolled back when that fails. */
export function useDaySettings(profile: Profile | undefined) {
  const call = useCall();
  const client = useQueryClient();
  const changeProfile = useChangeProfile();
  const tell = useTell();
  const [queue] = useState(() => new LastWanted((wish: Wish) => save(wish)));
  const [wanted, setWanted] = useState<Wish>({});
  const [problem, setProblem] = useState<{ readonly field: DayField; readonly text: string }>();
  const unsaved = useRef<Wish>({});

  const save = async (wish: Wish): Promise<void> => {
    const settings = await call('updateDaySettings', { ...wish, browser_zone: timeZone() });
    await changeProfile(settings);
    // Another day may have become today.
    void client.invalidateQueries({ queryKey: ['progress'] });
  };
  const want = async (field: DayField, value: Wish[DayField]): Promise<void> => {
    // What is still being saved is wanted too, should it be overtaken.
    unsaved.current = { ...unsaved.current, [field]: value };
    setWanted(unsaved.current);
    setProblem(undefined);
    try {
      if (!(await queue.want(unsaved.current))) return;
      tell('success', t(SAVED[field]));
    } catch (error) {
      reportBug(error);
      setProblem({ field, text: t('Not saved. {why}', { why: problemOf(error) }) });
      tell('error', statusOf(t(FAILED[field]), error));
    }
    if (queue.isSaving) return;
    unsaved.current = {};
    setWanted({});
  };
  return {
    shown: shownOf(profile, wanted),
    want,
    problemIn: (field: DayField) => (problem?.field === field ? problem.text : undefined),
  };
}

/** What the settings show: what is wanted, else what is stored, else how they begin. A zone of null follows the browser. */
const shownOf = (profile: Profile | undefined, wanted: Wish) => ({
  day_start_hour: wanted.day_start_hour ?? profile?.day_start_hour ?? 3,
  remind_hour: wanted.remind_hour ?? profile?.remind_hour ?? 19,
  is_noti_weekly: wanted.is_noti_weekly ?? profile?.is_noti_weekly ?? true,
  time_zone: wanted.time_zone === undefined ? (profile?.is_time_zone_own ? profile.time_zone : null) : wanted.time_zone,
});
