import type { StatisticName } from '#domain/analytics.ts';

/** Under this name the page tells itself what happened. */
export const STATISTIC_EVENT = 'dayglot-statistic';

/** Says that something happened that may be counted. Without consent nobody listens, and nothing is kept for later. */
export const tellStatistic = (name: StatisticName): void => {
  dispatchEvent(new CustomEvent(STATISTIC_EVENT, { detail: name }));
};
