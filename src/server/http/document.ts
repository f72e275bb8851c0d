import { headOf, routeOf } from '#domain/page-heads.ts';
import { PRODUCT } from '#domain/product.ts';

/**
 * What the build tells of a page (scripts/describe-documents.mjs): the scripts and style sheets of its screen, and what was
 * rendered of it.
 */
export type Described = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly html?: string;
};

/** The built page, the address of the installation, and what was told of which path. */
export type Site = {
  readonly shell: string;
  readonly origin: string;
  readonly described: Readonly<Record<string, Described>>;
};

/** Where the place of what was rendered is: before the page's own, which takes its place (docs/decisions/0033). */
const ROOT = '<div id="root"></div>';

/** The document of a path: the page with the title and the tags of its route. */
export function documentOf({ shell, origin, described }: Site, pathname: string, isPrerendered: boolean): string {
  const route = routeOf(pathname);
  const head = headOf(route);
  const { scripts = [], styles = [], html } = (route && described[route]) ?? {};
  // What identifies an entry stays out of links that leave the page.
  const url = origin + (route && !route.includes(':') ? route : '/start');
  const tags = [
    ...(head.isListed ? [`<link rel="canonical" href="${url}" />`] : ['<meta name="robots" content="noindex" />']),
    ...graph({ title: head.title, description: head.description, url, image: `${origin}/og.png`, site_name: PRODUCT }),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...styles.map((href) => `<link rel="stylesheet" href="${href}" />`),
    // It comes together with the page's own code, not after it.
    ...scripts.map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}" />`),
  ];
  return shell
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(head.title)}</title>`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (_, before: string) => before + escaped(head.description))
    .replace(/\s*<\/head>/, () => `\n    ${tags.join('\n    ')}\n  </head>`)
    .replace(ROOT, () => (isPrerendered && html ? `<div id="prerendered">${html}</div>${ROOT}` : ROOT));
}

const graph = (facts: Readonly<Record<string, string>>): string[] => [
  '<meta property="og:type" content="website" />',
  ...Object.entries(facts).map(([name, value]) => `<meta property="og:${name}" content="${escaped(value)}" />`),
];

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
