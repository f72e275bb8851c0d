/** What the build tells the worker: paths from the root, such as /assets/index-Dx3.js. */
export type Build = {
  readonly id: string;
  /** Scripts and styles; their names change with their content. */
  readonly hashed: readonly string[];
  /** The page itself and what it needs under a fixed name. */
  readonly others: readonly string[];
  /** Kept when they are first used: nobody needs all scripts of the world. */
  readonly fonts: readonly string[];
};

/** How a request is answered. 'foreign': the worker has nothing to do with it. */
export type Kind = 'page' | 'kept' | 'font' | 'foreign';

/** The server's own paths, which are no pages: what they answer belongs to one learner, or to one moment. */
const SERVERS = /^\/(call|dev|mail-link|export|healthz|readyz|metrics)(\/|$)/;

export function kindOf(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
  build: Build,
): Kind {
  const at = new URL(url);
  if (method !== 'GET' || at.origin !== origin || SERVERS.test(at.pathname)) return 'foreign';
  if (mode === 'navigate') return at.pathname.includes('.') ? 'foreign' : 'page';
  if (build.fonts.includes(at.pathname)) return 'font';
  return build.hashed.includes(at.pathname) || build.others.includes(at.pathname) ? 'kept' : 'foreign';
}
