/** The product's name, wherever it is shown. */
export const PRODUCT = 'Dayglot Diary';

/** A page's title (spec §2): '{title} | {product}'. */
export const pageTitle = (title: string): string => `${title} | ${PRODUCT}`;
