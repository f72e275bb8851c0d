/** Nothing but our own files: no inline script or style, no eval, no frames (QUALITY «Headers»). */
const CSP = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'connect-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

const TWO_YEARS_S = 63_072_000;

/** Over plain http (a class on its own network) HSTS would mean nothing, and Chromium logs an error for an opener policy. */
const OVER_HTTPS = {
  'strict-transport-security': `max-age=${TWO_YEARS_S}; includeSubDomains`,
  'cross-origin-opener-policy': 'same-origin',
};

export type SecurityHeaders = {
  readonly isSecure: boolean;
  /** The one foreign origin that the page may send to, where the operator named one. */
  readonly sendsTo: string | undefined;
};

/** What every answer carries, whatever it is: worked out once, at the start. */
export function securityHeaders({ isSecure, sendsTo }: SecurityHeaders): Readonly<Record<string, string>> {
  const csp = sendsTo ? { ...CSP, 'connect-src': ["'self'", sendsTo] } : CSP;
  return {
    'content-security-policy': Object.entries(csp)
      .map(([name, sources]) => [name, ...sources].join(' '))
      .join(';'),
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    // Off: what old browsers filtered by it could be turned against a page.
    'x-xss-protection': '0',
    ...(isSecure && OVER_HTTPS),
  };
}
