import type { ServerResponse } from 'node:http';
import type { FakeReply } from '#testing/fake-server.ts';

/** Begins an answer that comes as server-sent events. */
export const beginEvents = (response: ServerResponse): ServerResponse =>
  response.writeHead(200, { 'content-type': 'text/event-stream' });

/** One event; `event` names its kind where the service does so. */
export const writeEvent = (response: ServerResponse, data: unknown, event?: string): boolean =>
  response.write(
    `${event === undefined ? '' : `event: ${event}\r\n`}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\r\n\r\n`,
  );

/** Any bytes with status 200. */
export const sends =
  <Body>(bytes: string, type = 'text/event-stream'): FakeReply<Body> =>
  (_, response) => {
    response.writeHead(200, { 'content-type': type });
    response.end(bytes);
  };

/** A text in pieces of `size` UTF-16 units. */
export const piecesOf = (said: string, size: number): string[] =>
  Array.from({ length: Math.ceil(said.length / size) }, (_, i) => said.slice(i * size, (i + 1) * size));
