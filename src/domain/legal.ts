/** The pages whose text an operator may replace (spec §2), named as their paths and as the files in `DATA_DIR/legal/`. */
export const LEGAL_PAGES = ['imprint', 'data-protection', 'disclaimer', 'terms', 'about-us'] as const;
export type LegalPageName = (typeof LEGAL_PAGES)[number];

/** A stretch of text; `href` is http, https, mailto or a path of the page. */
export type LegalSpan = {
  readonly text: string;
  readonly href?: string | undefined;
  readonly isStrong?: boolean | undefined;
  readonly isEmphasis?: boolean | undefined;
};

/** What a page of text is made of: no HTML ever, so nothing in it can run. A heading of level 1 is the page's own. */
export type LegalBlock =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly spans: LegalSpan[] }
  | { readonly kind: 'paragraph'; readonly spans: LegalSpan[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: LegalSpan[][] };

/** Whom an entry is sent to, to be corrected; none where the server's own program does it. */
export type Processor = {
  /** Who runs it: a company, or the host of a server that the operator chose. */
  readonly name: string;
  /** What of theirs, such as «Gemini API». */
  readonly service: string;
};
