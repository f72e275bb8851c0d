/** The token in the fragment of a mailed link, `#token=…`; empty when it is not there. */
export const tokenOf = (hash: string): string => new URLSearchParams(hash.slice(1)).get('token') ?? '';
