import type { Figure, Stats } from '#domain/stats.ts';
import { inFigures } from '#web/languages/in-figures.ts';
import { t } from '#web/languages/t.ts';
import { classNames } from '#web/lib/class-names.ts';
import styles from './stat-tiles.module.css';

/** What stands for a figure that there is not. */
const NONE = '–';

type Props = { readonly stats: Stats; readonly streak: number };

/** Avg. Mood, Correct Words and Streak (spec §2, §9). */
export function StatTiles({ stats, streak }: Props) {
  return (
    <dl className={styles.tiles}>
      <Tile name={t('Avg. Mood')} value={stats.mood.value !== undefined ? inFigures(stats.mood.value, 1) : undefined}>
        <Trend figure={stats.mood} digits={1} />
      </Tile>
      <Tile
        name={t('Correct Words')}
        value={stats.correct_words.value !== undefined ? inFigures(stats.correct_words.value) : undefined}
      >
        <Trend figure={stats.correct_words} digits={0} />
      </Tile>
      <Tile name={t('Streak')} value={inFigures(streak)}>
        <span className={styles.trend}>{streak > 0 ? t('Great streak!') : t('Keep going!')}</span>
      </Tile>
    </dl>
  );
}

type TileProps = { readonly name: string; readonly value: string | undefined; readonly children: React.ReactNode };

function Tile({ name, value, children }: TileProps) {
  return (
    <div className={styles.tile}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{value ?? NONE}</dd>
      <dd>{children}</dd>
    </div>
  );
}

const ARROWS = { up: '↑', down: '↓', equal: '→' } as const;
const SPOKEN = { up: 'up', down: 'down', equal: 'unchanged' } as const;

/** The arrow, the absolute difference and the percent, against the average of all entries. */
function Trend({ figure, digits }: { readonly figure: Figure; readonly digits: number }) {
  const { arrow, difference, percent } = figure;
  if (difference === undefined) return <span className={styles.trend}>{NONE}</span>;
  return (
    <span className={classNames(styles.trend, styles[arrow])} title={t('Against the average of all these entries')}>
      <span aria-hidden="true">{ARROWS[arrow]} </span>
      <span className="visually-hidden">{t(SPOKEN[arrow])} </span>
      {inFigures(difference, digits)} · {percent === undefined ? NONE : `${inFigures(percent)}\u00a0%`}
    </span>
  );
}
