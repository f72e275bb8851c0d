import { scaleLinear, scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import type { ChartPoint } from '#domain/chart.ts';

/** The chart's height in px, with the dates under it. */
export const HEIGHT = 230;
const TOP = 12;
const BOTTOM = 34;
/** The room that a date takes beside the next, in px. */
const DATE_ROOM = 54;

/** The chart in px. */
export type ChartShape = {
  readonly width: number;
  /** Where the rules begin, beside their numbers. */
  readonly left: number;
  /** Where each point stands. */
  readonly xs: readonly number[];
  readonly y: (words: number) => number;
  readonly correct: string;
  readonly total: string;
  readonly rules: readonly { readonly y: number; readonly label: string }[];
  readonly dates: readonly { readonly day: string; readonly x: number }[];
  /** The point nearest to an x. */
  readonly nearest: (x: number) => number | undefined;
};

/** Lays the points out over all days of the period, so that a day without an entry shows as a longer way. */
export function shapeOf(days: readonly string[], points: readonly ChartPoint[], width: number): ChartShape {
  const most = Math.max(4, ...points.map((point) => point.total_words));
  const scale = scaleLinear()
    .domain([0, most])
    .nice(4)
    .range([HEIGHT - BOTTOM, TOP]);
  const left = 18 + 8 * String(scale.domain()[1]).length;
  const place = scalePoint()
    .domain(days)
    .range([left + 16, width - 20]);
  const xs = points.map((point) => place(point.day) ?? 0);
  const pathOf = (words: (point: ChartPoint) => number): string =>
    line<ChartPoint>(
      (_, at) => xs[at] ?? 0,
      (point) => scale(words(point)),
    )([...points]) ?? '';
  return {
    width,
    left,
    xs,
    y: scale,
    correct: pathOf((point) => point.correct_words),
    total: pathOf((point) => point.total_words),
    rules: scale.ticks(4).map((words) => ({ y: scale(words), label: scale.tickFormat(4, 'd')(words) })),
    dates: thinned(days, width).map((day) => ({ day, x: place(day) ?? 0 })),
    nearest: (x) => nearestOf(xs, x),
  };
}

/** As many dates as there is room for, counted back from today. */
function thinned(days: readonly string[], width: number): string[] {
  const every = Math.max(1, Math.ceil((days.length * DATE_ROOM) / Math.max(1, width)));
  return days.filter((_, at) => (days.length - 1 - at) % every === 0);
}

function nearestOf(xs: readonly number[], x: number): number | undefined {
  let best: number | undefined;
  for (const [at, each] of xs.entries()) {
    if (best === undefined || Math.abs(each - x) < Math.abs((xs[best] ?? 0) - x)) best = at;
  }
  return best;
}
