import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { CallError } from '#domain/errors.ts';
import type { Config } from '#server/config.ts';

type Addresses = Pick<Config, 'PUBLIC_URL' | 'HOST'>;

/** The host of a Host header without its port, brackets and case; undefined where it is not one. */
function hostIn(header: string): string | undefined {
  const [, bracketed, plain] = /^(?:\[([\da-f:.]+)\]|([\w.-]+))(?::\d*)?$/i.exec(header) ?? [];
  return (bracketed ?? plain)?.toLowerCase();
}

/** Whether a Host header names this server: localhost, HOST, PUBLIC_URL's host, or any IP address. */
export function isOwnHost(header: string, { PUBLIC_URL, HOST }: Addresses): boolean {
  const host = hostIn(header);
  if (host === undefined) return false;
  return isIP(host) !== 0 || ['localhost', HOST.toLowerCase(), new URL(PUBLIC_URL).hostname].includes(host);
}

/**
 * Refuses requests for names that are not ours. A page of another site can have its own name resolve to this machine (DNS
 * rebinding) and then read every answer, such as the dev mailbox. That takes a name, so IP addresses are let through. A request
 * without the header comes from no browser.
 */
export function refuseForeignHosts(app: FastifyInstance, config: Addresses): void {
  app.addHook('onRequest', async ({ headers: { host } }) => {
    if (host === undefined || isOwnHost(host, config)) return;
    const sentence = `This server doesn't know this address. Open ${config.PUBLIC_URL}, or set PUBLIC_URL to the address you want to use.`;
    throw new CallError('PERMISSION_DENIED', sentence);
  });
}
