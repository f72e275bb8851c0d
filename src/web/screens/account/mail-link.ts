import { PRODUCT } from '#domain/product.ts';

/** A link that opens a new mail to an address: `mailto:help@example.org?subject=…`. */
export function mailLink(address: string, subject: string): string {
  const to = encodeURIComponent(address).replace('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(`${PRODUCT}: ${subject}`)}`;
}
