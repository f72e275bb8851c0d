import type { Contract } from '#contract';
import { EDIT_KINDS } from '#domain/edits.ts';
import { kindLabel } from '#web/feedback/compare.ts';
import { language, t } from '#web/languages/t.ts';
import { languageName } from '#web/lib/language-name.ts';
import { Choice } from '#web/screens/history/choice.tsx';
import type { HistoryFilter } from '#web/screens/history/history-filter.ts';
import { MoodFilter } from '#web/screens/history/mood-filter.tsx';
import { SearchField } from '#web/screens/history/search-field.tsx';
import styles from './filter-bar.module.css';

type Props = {
  readonly filter: HistoryFilter;
  /** What there is to filter by, once it is known. */
  readonly known: Contract['fetchHistory']['output']['filters'];
  readonly onChange: (part: Partial<HistoryFilter>) => void;
};

/** What of the history is shown: words, a mood, a language, a kind of mistake. */
export function FilterBar({ filter, known, onChange }: Props) {
  const langs = (known?.langs ?? []).map((code) => ({ value: code, label: languageName(code) }));
  const kinds = EDIT_KINDS.filter((kind) => known?.kinds.includes(kind));
  return (
    <div className={styles.bar}>
      <SearchField value={filter.search} onSearch={(search) => onChange({ search })} />
      <div className={styles.choices}>
        <MoodFilter mood={filter.mood} onChoose={(mood) => onChange({ mood })} />
        <Choice
          label={t('Language')}
          all={t('Any language')}
          value={filter.lang}
          options={langs.sort((a, b) => a.label.localeCompare(b.label, language()))}
          onChoose={(lang) => onChange({ lang })}
        />
        <Choice
          label={t('Kind of mistake')}
          all={t('Any mistake')}
          value={filter.kind}
          options={kinds.map((kind) => ({ value: kind, label: kindLabel(kind) }))}
          onChoose={(value) => onChange({ kind: EDIT_KINDS.find((kind) => kind === value) })}
        />
      </div>
    </div>
  );
}
