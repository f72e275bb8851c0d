import { type Dispatch, useEffect, useMemo } from 'react';
import type { Part } from '#domain/entry.ts';
import { countTries } from '#domain/tries.ts';
import { call } from '#web/api.ts';
import type { Draft, Tries } from '#web/drafts/draft.ts';
import type { compareParts } from '#web/feedback/compare-parts.ts';
import { isPlace, type Stretch, stretchesOf } from '#web/feedback/places.ts';
import { useDeviceChoice } from '#web/lib/use-device-choice.ts';
import type { DiaryEvent } from '#web/screens/diary/diary-state.ts';

/** Whether the learner tries first, before they see a correction; remembered on this device. */
export const useTryFirst = () => useDeviceChoice('try-first', ['off', 'on']);

type Compared = ReturnType<typeof compareParts>;
type TriedPart = { readonly part: Part; readonly stretches: readonly Stretch[] };
const NONE: Tries = { written: {} };

/** First tries under way, if the learner makes them and there is something to try. */
export function useTries(draft: Draft, compared: Compared, isVerified: boolean, dispatch: Dispatch<DiaryEvent>) {
  const [choice, choose] = useTryFirst();
  const { feedback, tries = NONE } = draft.checked ?? {};
  const parts = useMemo(
    (): TriedPart[] => compared.map(({ part, comparison }) => ({ part, stretches: stretchesOf(comparison) })),
    [compared],
  );
  const isTrying = choice === 'on' && !tries.isOver && parts.some(({ stretches }) => stretches.some(isPlace));
  const keep = (more: Partial<Tries>) => dispatch({ type: 'tried', tries: { ...tries, ...more } });
  useTelling(draft.entry_id, tries, isVerified, () => keep({ isTold: true }));
  return {
    parts,
    tries,
    isTrying,
    isOn: choice === 'on',
    write: (part: Part, place: number, text: string) => keep({ written: withPlace(tries.written, part, place, text) }),
    compare: () => {
      const count = countTries(
        parts.flatMap((one) => triesOf(one, tries)),
        feedback?.lang,
      );
      keep({ isOver: true, ...(count.num_tries > 0 && { count }) });
    },
    /** What is on the screen now was seen; the next correction begins as is chosen here. */
    choose: (isOn: boolean) => {
      choose(isOn ? 'on' : 'off');
      keep({ isOver: true });
    },
  };
}

const triesOf = ({ part, stretches }: TriedPart, { written }: Tries) =>
  stretches.filter(isPlace).map((place, n) => ({ ...place, tried: written[part]?.[n] ?? place.original }));

function withPlace(written: Tries['written'], part: Part, place: number, text: string): Tries['written'] {
  const texts = [...(written[part] ?? [])];
  texts[place] = text;
  return { ...written, [part]: Array.from(texts) };
}

/** Tells the server of the tries, and again after a reload should it not have heard: only the first report counts. */
function useTelling(entry_id: string, { count, isTold }: Tries, isVerified: boolean, onTold: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told when there is something to tell
  useEffect(() => {
    if (!count || isTold || !isVerified) return;
    call('recordTries', { entry_id, ...count }).then(onTold, () => undefined);
  }, [count, isTold, isVerified]);
}
