import { type RefObject, useEffect, useState } from 'react';
import { inputOf, PARTS } from '#domain/entry.ts';
import { countWords } from '#domain/words.ts';
import { ANONYMOUS } from '#web/drafts/draft.ts';
import type { DraftKeeper } from '#web/drafts/draft-keeper.ts';
import { onNews } from '#web/drafts/draft-news.ts';
import type { Slot } from '#web/drafts/slot.ts';
import { claim, disclaim, findUnclaimed, textsIn } from '#web/drafts/unclaimed.ts';
import { dayHeadline } from '#web/feedback/day-headline.ts';
import { rich } from '#web/languages/rich.tsx';
import { locale, t, tn } from '#web/languages/t.ts';
import { learnersDay } from '#web/learners-day.ts';
import { focusHeading } from '#web/lib/focus-heading.ts';
import { DraftNote } from '#web/screens/diary/draft-note.tsx';

type Props = { readonly owner: string; readonly keeper: RefObject<DraftKeeper | undefined> };

/** Asks whose a text is that was written here while signed out. Until the answer is yes, none of it is shown. */
export function UnclaimedNote({ owner, keeper }: Props) {
  const [found, setFound] = useUnclaimed(owner);
  if (!found) return null;
  const answer = (work: () => Promise<void> | undefined) => () => {
    setFound(undefined);
    // The pressed button goes with its note.
    focusHeading();
    // Where the storage fails nothing has changed, and the question comes again.
    work()?.catch(() => undefined);
  };
  return (
    <DraftNote
      isAlert
      label={t('A text on this device')}
      text={rich('A text was written here before you logged in ({about}). Is it yours?', {
        about: aboutOf(found),
      })}
      answers={[
        { label: t('Yes, use it'), run: answer(() => keeper.current && claim(keeper.current, found)) },
        { label: t('No, keep it out of my diary'), run: answer(() => disclaim(owner, found)) },
      ]}
    />
  );
}

/** What was written signed out, looked for at the start, on coming back, and when another tab tells of it. */
function useUnclaimed(owner: string) {
  const [found, setFound] = useState<Slot>();
  useEffect(() => {
    let isGone = false;
    const look = () =>
      findUnclaimed(owner).then(
        (slot) => isGone || setFound(slot),
        () => undefined,
      );
    void look();
    const deaf = onNews((news) => void (news.owner === ANONYMOUS && look()));
    addEventListener('focus', look);
    return () => {
      isGone = true;
      deaf();
      removeEventListener('focus', look);
    };
  }, [owner]);
  return [found, setFound] as const;
}

/** «12 words, Saturday, 21 November»: enough to know one's own, and no word of another's. */
function aboutOf(found: Slot): string {
  const texts = textsIn(found).flatMap((draft) => PARTS.map((part) => inputOf(draft, part)));
  const words = tn(
    texts.reduce((sum, text) => sum + countWords(text), 0),
    '1 word',
    '{count} words',
  );
  // An earlier version of the page did not note when.
  return found.edited_ms > 0 ? `${words}, ${dayHeadline(learnersDay(found.edited_ms), locale())}` : words;
}
