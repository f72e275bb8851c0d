import type { KeyboardEvent } from 'react';
import { PERIODS, type Period } from '#domain/period.ts';
import { t } from '#web/languages/t.ts';
import styles from './period-tabs.module.css';

const ALL = Object.keys(PERIODS) as Period[];

type Props = { readonly period: Period; readonly onChoose: (period: Period) => void; readonly panelId: string };

/** Week and Month (spec §2 /progress): one stop for Tab, arrow keys between them. */
export function PeriodTabs({ period, onChoose, panelId }: Props) {
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const next = neighbour(period, event.key);
    if (!next) return;
    event.preventDefault();
    onChoose(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <div role="tablist" aria-label={t('Period')} className={styles.tabs}>
      {ALL.map((each) => (
        <button
          key={each}
          id={`tab-${each}`}
          type="button"
          role="tab"
          aria-selected={each === period}
          aria-controls={panelId}
          tabIndex={each === period ? 0 : -1}
          className={styles.tab}
          onClick={() => onChoose(each)}
          onKeyDown={onKey}
        >
          {t(PERIODS[each].tab)}
        </button>
      ))}
    </div>
  );
}

/** Where a key leads from a tab; undefined: nowhere. */
function neighbour(period: Period, key: string): Period | undefined {
  const at = ALL.indexOf(period);
  if (key === 'ArrowRight') return ALL[(at + 1) % ALL.length];
  if (key === 'ArrowLeft') return ALL.at(at - 1);
  if (key === 'Home') return ALL[0];
  return key === 'End' ? ALL.at(-1) : undefined;
}
