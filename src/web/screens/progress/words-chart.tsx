import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { ChartPoint } from '#domain/chart.ts';
import { dayMonthLabel } from '#domain/day.ts';
import { t } from '#web/languages/t.ts';
import { useWidth } from '#web/lib/use-width.ts';
import { readAfter } from '#web/screens/progress/chart-keys.ts';
import { type ChartShape, HEIGHT, shapeOf } from '#web/screens/progress/chart-shape.ts';
import { WordsTable } from '#web/screens/progress/words-table.tsx';
import styles from './words-chart.module.css';

type Props = {
  /** The days of the period in order, YYYY-MM-DD. */
  readonly days: readonly string[];
  readonly points: readonly ChartPoint[];
};

/** Correct and total words of each day as two lines (spec §2), with a reading for pointer and arrow keys, and a table. */
export function WordsChart({ days, points }: Props) {
  const { ref, width } = useWidth();
  const [read, setRead] = useState<number>();
  const shape = shapeOf(days, points, width);
  const point = read === undefined ? undefined : points[read];
  const onMove = (event: PointerEvent<HTMLElement>) =>
    setRead(shape.nearest(event.clientX - event.currentTarget.getBoundingClientRect().left));
  const onKey = (event: KeyboardEvent) => {
    const next = readAfter(event.key, read, points.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    setRead(next === 'none' ? undefined : next);
  };
  return (
    <figure className={styles.figure}>
      {/* biome-ignore lint/a11y/useSemanticElements: a picture that is read day by day has no element of its own */}
      <div
        ref={ref}
        className={styles.chart}
        role="group"
        aria-label={t('Chart of correct and total words. The arrow keys read it day by day.')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys need a place to stand
        tabIndex={0}
        onPointerMove={onMove}
        onPointerDown={onMove}
        onPointerLeave={() => setRead(undefined)}
        onBlur={() => setRead(undefined)}
        onKeyDown={onKey}
      >
        {width > 0 && <Lines shape={shape} points={points} read={read} />}
        <div role="status" className={styles.status}>
          {point && read !== undefined && <Reading point={point} x={shape.xs[read] ?? 0} width={width} />}
        </div>
      </div>
      <figcaption className={styles.legend}>
        <span className={styles.correctKey}>{t('Correct words')}</span>
        <span className={styles.totalKey}>{t('Total words')}</span>
      </figcaption>
      <WordsTable points={points} />
    </figure>
  );
}

type LinesProps = {
  readonly shape: ChartShape;
  readonly points: readonly ChartPoint[];
  readonly read: number | undefined;
};

function Lines({ shape, points, read }: LinesProps) {
  return (
    <svg width={shape.width} height={HEIGHT} aria-hidden="true" className={styles.lines}>
      {shape.rules.map(({ y, label }) => (
        <g key={label}>
          <path className={styles.rule} d={`M${shape.left} ${y}H${shape.width}`} />
          <text className={styles.tick} x={shape.left - 8} y={y + 4} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {shape.dates.map(({ day, x }) => (
        <text key={day} className={styles.tick} x={x} y={HEIGHT - 6} textAnchor="middle">
          {dayMonthLabel(day)}
        </text>
      ))}
      <path className={styles.total} d={shape.total} />
      <path className={styles.correct} d={shape.correct} />
      {points.map((point, at) => (
        <g key={point.day}>
          <circle
            className={styles.totalDot}
            cx={shape.xs[at]}
            cy={shape.y(point.total_words)}
            r={at === read ? 4 : 2.5}
          />
          <circle className={styles.dot} cx={shape.xs[at]} cy={shape.y(point.correct_words)} r={at === read ? 6 : 4} />
        </g>
      ))}
    </svg>
  );
}

type ReadingProps = { readonly point: ChartPoint; readonly x: number; readonly width: number };
/** Half of its widest: it stays inside the chart. */
const READING_HALF = 76;

function Reading({ point, x, width }: ReadingProps) {
  const left = Math.min(Math.max(x, READING_HALF), Math.max(READING_HALF, width - READING_HALF));
  return (
    <p className={styles.reading} style={{ left }}>
      <b>{point.label}</b>{' '}
      {t('{correct} of {total} words correct', { correct: point.correct_words, total: point.total_words })}
    </p>
  );
}
