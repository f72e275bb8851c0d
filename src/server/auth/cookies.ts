/** The cookies we set, all out of reach of scripts. */
export type CookieName = 'session' | 'ticket' | 'device';

export type Cookies = {
  readonly read: (name: CookieName) => string | undefined;
  readonly write: (name: CookieName, value: string, maxAgeSeconds: number) => void;
  readonly clear: (name: CookieName) => void;
};

/**
 * The cookies of one request and its answer. Over https they carry the __Host- prefix, so that no subdomain and no
 * insecure page can plant one.
 */
export function createCookies(header: string | undefined, secure: boolean, setCookie: (line: string) => void): Cookies {
  const full = (name: CookieName) => `${secure ? '__Host-' : ''}dayglot_${name}`;
  const line = (name: CookieName, value: string, maxAge: number) =>
    `${full(name)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure ? '; Secure' : ''}`;
  const given = new Map(
    (header ?? '').split(';').map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as const;
    }),
  );
  return {
    read: (name) => given.get(full(name)),
    write: (name, value, maxAge) => setCookie(line(name, value, maxAge)),
    clear: (name) => setCookie(line(name, '', 0)),
  };
}
