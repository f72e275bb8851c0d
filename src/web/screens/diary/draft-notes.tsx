import type { RefObject } from 'react';
import {
  type Choice,
  decide,
  drop,
  goOn,
  keepThis,
  putTogether,
  startAfresh,
  takeInstead,
  takeNewer,
} from '#web/drafts/choices.ts';
import { type Draft, dayOfDraft, isEmptyDraft } from '#web/drafts/draft.ts';
import type { DraftKeeper, Held } from '#web/drafts/draft-keeper.ts';
import type { Aside } from '#web/drafts/slot.ts';
import { dayHeadline } from '#web/feedback/day-headline.ts';
import type { Plain } from '#web/languages/catalogue.ts';
import { rich } from '#web/languages/rich.tsx';
import { locale, t } from '#web/languages/t.ts';
import { learnersDay, useLearnersDay } from '#web/learners-day.ts';
import { focusHeading } from '#web/lib/focus-heading.ts';
import { DraftNote } from '#web/screens/diary/draft-note.tsx';
import { TwoTexts } from '#web/screens/diary/two-texts.tsx';

export type DraftNotesProps = {
  readonly held: Held;
  /** When the draft was written, where that was on an earlier day. */
  readonly earlier_ms: number | undefined;
  /** What this tab shows. */
  readonly own: Draft;
  readonly keeper: RefObject<DraftKeeper | undefined>;
};

/** What else of the learner's lies on this device, and what may become of it. One question at a time. */
export function DraftNotes({ held, earlier_ms, own, keeper }: DraftNotesProps) {
  const [first] = held.aside;
  const choose = (choice: Choice) => {
    if (keeper.current) void decide(keeper.current, choice);
    // The pressed button goes with its note.
    focusHeading();
  };
  if (held.rival) return <RivalNote rival={held.rival} own={own} choose={choose} />;
  if (own.checked) return null;
  if (earlier_ms !== undefined) return <EarlierNote written_ms={earlier_ms} own={own} choose={choose} />;
  return first ? <AsideNote key={JSON.stringify(first)} one={first} own={own} choose={choose} /> : null;
}

type Choosing = { readonly choose: (choice: Choice) => void };

/** The older tab says so, and goes on with the one text or the other. */
const RivalNote = ({ rival, own, choose }: Choosing & { readonly rival: Draft; readonly own: Draft }) => (
  <DraftNote
    isAlert
    text={t('This entry was changed in another tab.')}
    answers={[
      { label: t('Use the newer text'), run: () => choose(takeNewer) },
      { label: t('Keep this text'), run: () => choose(keepThis) },
    ]}
    more={{
      label: t('Show both'),
      view: <TwoTexts left={[t('This text'), own]} right={[t('The newer text'), rival]} />,
    }}
  />
);

function EarlierNote({ written_ms, own, choose }: Choosing & { readonly written_ms: number; readonly own: Draft }) {
  const today = useLearnersDay();
  const day = <span lang={locale()}>{dayHeadline(learnersDay(written_ms), locale())}</span>;
  return (
    <DraftNote
      text={
        dayOfDraft(own, today) === today
          ? rich('You wrote this on {day} and have not sent it yet. Sent now, it belongs to today.', { day })
          : rich('You wrote this on {day} and have not sent it yet. Sent now, it belongs to yesterday.', { day })
      }
      answers={[
        { label: t('Go on with it'), run: () => choose(goOn) },
        { label: t('Start a new page'), run: () => choose(startAfresh) },
      ]}
    />
  );
}

const WHY: Readonly<Record<Aside['why'], Plain>> = {
  'signed-out': 'You wrote something here before you logged in.',
  tab: 'Another text of yours is kept here.',
  earlier: 'A page of an earlier day is kept here.',
};

function AsideNote({ one, own, choose }: Choosing & { readonly one: Aside; readonly own: Draft }) {
  const remove = { label: t('Remove it'), run: () => choose(drop(one)) };
  const go = { label: t('Use it'), run: () => choose(takeInstead(one)) };
  if (isEmptyDraft(own))
    return (
      <DraftNote
        text={t(WHY[one.why])}
        more={{ label: t('Show it'), view: <TwoTexts left={[t('Kept here'), one.draft]} />, answers: [go, remove] }}
      />
    );
  const add = { label: t('Add it to this page'), run: () => choose(putTogether(one)) };
  const view = <TwoTexts left={[t('On this page'), own]} right={[t('Kept here'), one.draft]} />;
  const swap = { label: t('Swap them'), run: () => choose(takeInstead(one)) };
  return <DraftNote text={t(WHY[one.why])} more={{ label: t('Show both'), view, answers: [add, swap, remove] }} />;
}
