import helmet from '@fastify/helmet';
import Fastify from 'fastify';

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

const PERMISSIONS_POLICY = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** What an empty answer carries of its own. */
const OF_ANY_ANSWER = new Set(['content-length', 'date', 'connection']);

export type SecurityHeaders = {
  readonly isSecure: boolean;
  /** Whether HSTS covers the subdomains too, which other programs may serve over http. */
  readonly hasSubdomains: boolean;
  /** The one foreign origin that the page may send to, where the operator named one. */
  readonly sendsTo: string | undefined;
};

/**
 * What every answer carries, whatever it is. It never changes, and Helmet works it out anew for each answer: so it is asked
 * once, at the start.
 */
export async function securityHeaders({
  isSecure,
  hasSubdomains,
  sendsTo,
}: SecurityHeaders): Promise<Readonly<Record<string, string>>> {
  const app = Fastify();
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: sendsTo ? { ...CSP, 'connect-src': ["'self'", sendsTo] } : CSP,
    },
    // Over plain http (a class on its own network) HSTS would mean nothing, and browsers ignore it.
    strictTransportSecurity: isSecure ? { maxAge: TWO_YEARS_S, includeSubDomains: hasSubdomains } : false,
    // Chromium logs an error where this comes over plain http from another machine.
    crossOriginOpenerPolicy: isSecure ? { policy: 'same-origin' } : false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  app.get('/', (_request, reply) => reply.send());
  const { headers } = await app.inject('/');
  await app.close();
  const own = Object.entries(headers).filter(([name]) => !OF_ANY_ANSWER.has(name));
  return {
    ...Object.fromEntries(own.map(([name, value]) => [name, String(value)])),
    'permissions-policy': PERMISSIONS_POLICY,
  };
}
