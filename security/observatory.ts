/* The rules of the Mozilla Observatory (mdn/mdn-http-observatory, its scores of 2025) as far as a server alone can show them. */

/** What a scan looks at: one document's headers as the server sent them, its HTML, and every cookie. */
export type Scan = {
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  readonly cookies: readonly string[];
};

export type Score = { readonly rule: string; readonly found: string; readonly points: number };

const SIX_MONTHS_S = 15_768_000;
/** What is good beyond what is asked counts only where little is missing. */
const EXTRA_FROM = 90;

type Directives = ReadonlyMap<string, readonly string[]>;

function directivesOf(csp: string): Directives {
  const parts = csp.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(parts.map(([name = '', ...sources]) => [name, sources]));
}

function contentSecurityPolicy({ headers }: Scan): Score {
  const rule = 'content-security-policy';
  const csp = headers['content-security-policy'];
  if (csp === undefined) return { rule, found: 'missing', points: -25 };
  const directives = directivesOf(csp);
  const fallback = directives.get('default-src') ?? ['*'];
  const sources = (name: string) => directives.get(name) ?? fallback;
  const isBroad = (source: string) => /^('unsafe-inline'|data:|blob:|https?:|\*)$/.test(source);
  if ([...sources('script-src'), ...sources('object-src')].some(isBroad)) return { rule, found: 'unsafe', points: -20 };
  if ([...directives.values()].flat().includes("'unsafe-eval'")) return { rule, found: 'unsafe-eval', points: -10 };
  if ([...directives.values()].flat().some((source) => /^http:/.test(source)))
    return { rule, found: 'http:', points: -20 };
  if (sources('style-src').some(isBroad)) return { rule, found: 'unsafe styles', points: 0 };
  const isClosed =
    fallback.join() === "'none'" && ["'none'", "'self'"].includes(directives.get('form-action')?.join() ?? '');
  return isClosed
    ? { rule, found: 'default-src none, nothing unsafe', points: 10 }
    : { rule, found: 'nothing unsafe', points: 5 };
}

function cookies({ cookies: lines }: Scan): Score {
  const rule = 'cookies';
  if (lines.length === 0) return { rule, found: 'none', points: 0 };
  if (!lines.every((line) => /; Secure/i.test(line))) return { rule, found: 'without Secure', points: -40 };
  if (!lines.every((line) => /; HttpOnly/i.test(line))) return { rule, found: 'without HttpOnly', points: -30 };
  const isSameSite = lines.every((line) => /; SameSite=(Lax|Strict)/i.test(line));
  return { rule, found: isSameSite ? 'Secure, HttpOnly, SameSite' : 'Secure, HttpOnly', points: isSameSite ? 5 : 0 };
}

function cors({ headers }: Scan): Score {
  const isOpen = headers['access-control-allow-credentials'] !== undefined;
  return { rule: 'cross-origin-resource-sharing', found: isOpen ? 'open' : 'none', points: isOpen ? -50 : 0 };
}

function hsts({ headers }: Scan): Score {
  const rule = 'strict-transport-security';
  const [, age] = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '') ?? [];
  if (age === undefined) return { rule, found: 'missing', points: -20 };
  return { rule, found: `${age} s`, points: Number(age) >= SIX_MONTHS_S ? 0 : -10 };
}

function referrer({ headers }: Scan): Score {
  const found = headers['referrer-policy'] ?? 'missing';
  const isPrivate = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(found);
  return { rule: 'referrer-policy', found, points: isPrivate ? 5 : found === 'missing' ? 0 : -5 };
}

/** Scripts of somebody else want a hash of what they are; ours come from where the document does. */
function integrity({ html }: Scan): Score {
  const foreign = [...html.matchAll(/<script[^>]*\ssrc="((?:https?:)?\/\/[^"]*)"[^>]*>/g)].filter(
    ([tag]) => !tag.includes('integrity='),
  );
  return {
    rule: 'subresource-integrity',
    found: `${foreign.length} foreign scripts`,
    points: foreign.length > 0 ? -50 : 0,
  };
}

function sniffing({ headers }: Scan): Score {
  const found = headers['x-content-type-options'] ?? 'missing';
  return { rule: 'x-content-type-options', found, points: found === 'nosniff' ? 0 : -5 };
}

function framing({ headers }: Scan): Score {
  const rule = 'x-frame-options';
  const ancestors = directivesOf(headers['content-security-policy'] ?? '')
    .get('frame-ancestors')
    ?.join(' ');
  if (ancestors && /^'(none|self)'$/.test(ancestors)) return { rule, found: `frame-ancestors ${ancestors}`, points: 5 };
  const isSet = /^(SAMEORIGIN|DENY)$/i.test(headers['x-frame-options'] ?? '');
  return { rule, found: headers['x-frame-options'] ?? 'missing', points: isSet ? 0 : -20 };
}

function resourcePolicy({ headers }: Scan): Score {
  const found = headers['cross-origin-resource-policy'] ?? 'missing';
  return { rule: 'cross-origin-resource-policy', found, points: /^same-(origin|site)$/.test(found) ? 10 : 0 };
}

const RULES = [contentSecurityPolicy, cookies, cors, hsts, referrer, integrity, sniffing, framing, resourcePolicy];

/**
 * The score of a scan out of 100 and more, rule by rule. Whether http leads to https is the proxy's to answer
 * (docs/operating.md) and not counted.
 */
export function observatory(scan: Scan): { readonly total: number; readonly scores: readonly Score[] } {
  const scores = RULES.map((rule) => rule(scan));
  const sum = (of: readonly Score[]) => of.reduce((total, { points }) => total + points, 0);
  const base = 100 + sum(scores.filter(({ points }) => points < 0));
  const total = base >= EXTRA_FROM ? base + sum(scores.filter(({ points }) => points > 0)) : base;
  return { total: Math.max(0, total), scores };
}
