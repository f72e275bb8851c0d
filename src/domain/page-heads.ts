import { SCREEN_ACCESS, type ScreenPath } from '#domain/access.ts';
import { pageTitle } from '#domain/product.ts';

/** The tag line (spec §1). */
export const TAG_LINE =
  'Write daily diary entries, get instant AI feedback, and track your language learning progress.';

/** What search engines and link previews are told of a page. */
export type PageHead = {
  readonly title: string;
  readonly description: string;
  /** Whether it may be found: pages of an account and steps of a form may not. */
  readonly isListed: boolean;
};

/** Each screen's own title, and what it is about where it is worth finding. */
const HEADS: Record<ScreenPath, readonly [title: string, description?: string]> = {
  '/start': ['Home', TAG_LINE],
  '/login': ['Login'],
  '/register': ['Register', 'Begin a diary in the language you are learning. A few lines a day are enough.'],
  '/reset-password': ['New Password'],
  '/verify-email': ['Verify Your Email'],
  '/diary': ['Diary', TAG_LINE],
  '/progress': ['Progress'],
  '/history': ['History'],
  '/history/:entry_id': ['Entry'],
  '/review': ['Review'],
  '/account': ['Account'],
  '/mail-veri': ['Verify Your Email'],
  '/imprint': ['Imprint', 'Who answers for this site, and how to reach them.'],
  '/data-protection': ['Data Protection', 'What is stored about you, why, and who else sees it.'],
  '/disclaimer': ['Disclaimer', 'What the corrections are, and what they are not.'],
  '/terms': ['Terms of Service', 'The few rules under which you use the diary.'],
  '/about-us': ['About Us', 'A quiet place to write a few lines a day in the language you are learning.'],
  '/licences': ['Licences', 'The packages this software is made of, and their licences.'],
};

const NOT_FOUND: PageHead = { title: pageTitle('404 - Page Not Found'), description: TAG_LINE, isListed: false };

/** The pages that may be found, in the order of the route table. */
export const LISTED_PATHS = (Object.keys(SCREEN_ACCESS) as ScreenPath[]).filter((path) => HEADS[path][1] !== undefined);

/** The route of a path without its query; undefined: there is none. '/' leads to the diary. */
export function routeOf(pathname: string): ScreenPath | undefined {
  const path =
    pathname === '/' ? '/diary' : pathname.replace(/(?<=.)\/$/, '').replace(/^\/history\/[^/]+$/, '/history/:entry_id');
  return Object.hasOwn(SCREEN_ACCESS, path) ? (path as ScreenPath) : undefined;
}

/** The head of a route; undefined: of the page that says there is none. */
export function headOf(route: ScreenPath | undefined): PageHead {
  if (!route) return NOT_FOUND;
  const [title, description] = HEADS[route];
  return { title: pageTitle(title), description: description ?? TAG_LINE, isListed: description !== undefined };
}
