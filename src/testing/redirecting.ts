import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Every status with which a server sends a client to another address. */
export const REDIRECTS = [301, 302, 303, 307, 308] as const;

export type Redirecting = {
  readonly origin: string;
  /** From now on every request is redirected with this status. */
  readonly redirectWith: (status: number) => void;
  /** How many requests came here, and how many connections and requests the other origin got; both start again at 0. */
  readonly takeCounts: () => { readonly asked: number; readonly followed: number };
  readonly close: () => Promise<void>;
};

async function listening(server: ReturnType<typeof createServer>): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A server that redirects every request to another origin, which counts what reaches it. */
export async function openRedirecting(): Promise<Redirecting> {
  let [status, asked, followed] = [307, 0, 0];
  const count = () => {
    followed += 1;
  };
  const other = createServer((_, response) => response.end('{}'));
  other.on('connection', count).on('request', count);
  const away = await listening(other);
  const server = createServer((request, response) => {
    asked += 1;
    // Read to its end, so that a client that follows may send the body again.
    request.resume().on('end', () => response.writeHead(status, { location: `${away}${request.url}` }).end());
  });
  return {
    origin: await listening(server),
    redirectWith: (next) => {
      status = next;
    },
    takeCounts: () => {
      const counts = { asked, followed };
      [asked, followed] = [0, 0];
      return counts;
    },
    close: async () => {
      for (const one of [server, other])
        await new Promise<void>((resolve) => {
          one.close(() => resolve());
          one.closeAllConnections();
        });
    },
  };
}
