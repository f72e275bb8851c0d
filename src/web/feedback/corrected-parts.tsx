import type { MeantWords } from '#web/drafts/draft.ts';
import type { Comparison } from '#web/feedback/compare.ts';
import type { compareParts } from '#web/feedback/compare-parts.ts';
import { useDiffView } from '#web/feedback/diff-view.ts';
import { HintList } from '#web/feedback/hint-list.tsx';
import { ListenButton } from '#web/feedback/listen-button.tsx';
import { PartSection } from '#web/feedback/part-section.tsx';
import { SideBySide } from '#web/feedback/side-by-side.tsx';
import { useMeaning } from '#web/feedback/use-meaning.ts';
import { useSpeech } from '#web/feedback/use-speech.ts';

type Props = {
  readonly compared: ReturnType<typeof compareParts>;
  readonly lang: string | undefined;
  /** Shows what the learner meant; undefined where nobody is signed in for whom it could be saved. */
  readonly onMeant: ((words: MeantWords, isMeant: boolean) => void) | undefined;
};

/** The texts with their corrections, each in the view that was chosen, and read out where the browser can. */
export function CorrectedParts({ compared, lang, onMeant }: Props) {
  const [view] = useDiffView();
  const mean = useMeaning((words, isMeant) => onMeant?.(words, isMeant));
  const speech = useSpeech(lang);
  return compared.map(({ part, comparison, hints }) => (
    <PartSection
      key={part}
      part={part}
      aside={speech && <ListenButton name={part} text={correctedOf(comparison)} speech={speech} />}
    >
      <SideBySide comparison={comparison} lang={lang} onMean={onMeant && mean} view={view} />
      <HintList hints={hints} lang={lang} />
    </PartSection>
  ));
}

/** The corrected text as it is shown, with what the learner meant. */
const correctedOf = ({ pieces }: Comparison): string =>
  pieces.map(({ type, text }) => (type === 'removed' ? '' : text)).join('');
