import { type AuthState, redirectFor, SCREEN_ACCESS, type ScreenPath } from '#domain/access.ts';

/**
 * What is counted, and nothing besides: that it happened, on which page, on which day. A name never carries a learner's
 * words, an id or anything that somebody typed.
 */
export const STATISTICS = [
  /** On each navigation (spec §2). */
  'page_view',
  'entry_sent',
  'feedback_received',
  'entry_finished',
  'review_done',
] as const;
export type StatisticName = (typeof STATISTICS)[number];

/** The page of every path that leads nowhere: such a path is somebody's typing, and is not kept. */
export const NOT_FOUND_PAGE = '*';
/** A page by its pattern in the route table, so that no entry's id is ever part of it. */
export type PageName = ScreenPath | typeof NOT_FOUND_PAGE;
export const PAGES: readonly PageName[] = [...(Object.keys(SCREEN_ACCESS) as ScreenPath[]), NOT_FOUND_PAGE];

/** One thing that is counted. */
export type Statistic = { readonly name: StatisticName; readonly page: PageName };

/** The page at a path; undefined for '/', which only leads on. */
export function pageAt(pathname: string): PageName | undefined {
  if (pathname === '/') return undefined;
  const parts = partsOf(pathname);
  return PAGES.find((page) => page !== NOT_FOUND_PAGE && fits(partsOf(page), parts)) ?? NOT_FOUND_PAGE;
}

/** The page that a visitor at this path sees; undefined while it is not known whether it is for them, or leads on. */
export function pageSeen(pathname: string, state: AuthState | undefined): PageName | undefined {
  const page = pageAt(pathname);
  if (page === undefined || page === NOT_FOUND_PAGE) return page;
  const access = SCREEN_ACCESS[page];
  if (access === 'anyone') return page;
  return state !== undefined && redirectFor(access, state) === undefined ? page : undefined;
}

/** As the router reads a path: case and slashes at the end do not count. */
const partsOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);

const fits = (pattern: string[], parts: string[]): boolean =>
  pattern.length === parts.length && pattern.every((part, at) => part.startsWith(':') || part === parts[at]);
