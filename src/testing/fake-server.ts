import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request as the service sees it. */
export type FakeRequest<Body> = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly key: string | undefined;
  readonly body: Body;
  /** Settles when the client has hung up or the answer is out. */
  readonly closed: Promise<'hung up' | 'answered'>;
};

/** How the server answers a request. */
export type FakeReply<Body> = (request: FakeRequest<Body>, response: ServerResponse) => void;

export type FakeServer<Body> = {
  readonly baseUrl: string;
  /** Oldest first. */
  readonly requests: FakeRequest<Body>[];
  /** From now on the server answers so. */
  readonly answerWith: (reply: FakeReply<Body>) => void;
  readonly close: () => Promise<void>;
};

/** What sets one service apart: where it listens, how it reads a request and what it thinks of a wrong one. */
export type FakeApi<Body> = {
  /** What its base address ends with, such as /v1beta. */
  readonly root: string;
  readonly path: RegExp;
  readonly read: (body: string) => Body;
  readonly keyOf: (headers: IncomingHttpHeaders) => string | undefined;
  /** It knows one key, as the real one knows its own; undefined where it asks for none. */
  readonly key: string | undefined;
  readonly refuse: (why: 'path' | 'key' | 'no reply', key: string | undefined) => FakeReply<Body>;
};

/** A local server that speaks a service's wire format, as far as the test says how to answer. */
export async function openFakeServer<Body>(api: FakeApi<Body>): Promise<FakeServer<Body>> {
  const requests: FakeRequest<Body>[] = [];
  let reply = api.refuse('no reply', undefined);
  const server = createServer(async (incoming, response) => {
    const closed = new Promise<'hung up' | 'answered'>((resolve) => {
      response.on('close', () => resolve(response.writableFinished ? 'answered' : 'hung up'));
    });
    const { url: path = '', headers } = incoming;
    const key = api.keyOf(headers);
    const request = { path, headers, key, body: api.read(await text(incoming)), closed };
    requests.push(request);
    if (incoming.method !== 'POST' || !api.path.test(path)) api.refuse('path', key)(request, response);
    else if (key !== api.key) api.refuse('key', key)(request, response);
    else reply(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const answerWith = (next: FakeReply<Body>) => {
    reply = next;
  };
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}${api.root}`, requests, answerWith, close };
}
