import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';

export type PosthogReceiver = {
  readonly url: string;
  /** The body of every request, opened as far as it can be, oldest first. */
  readonly bodies: string[];
  readonly stop: () => Promise<void>;
};

/** Stands where PostHog would: takes whatever it is sent, from any page, and keeps it in the clear. */
export async function openPosthogReceiver(): Promise<PosthogReceiver> {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*');
    response.setHeader('content-type', 'application/json');
    if (request.method !== 'OPTIONS') bodies.push(`${request.url} ${opened(await buffer(request))}`);
    response.end('{"status":1}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, bodies, stop };
}

const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** What bytes say: unpacked, and in it every text that is packed itself, be it as base64 or letter by letter. */
function opened(bytes: Buffer): string {
  const text = (isGzip(bytes) ? gunzipSync(bytes) : bytes).toString();
  const json = readJson(text) ?? readJson(Buffer.from(text, 'base64').toString());
  return json === undefined ? text : JSON.stringify(json, (_, value) => openedText(value));
}

function openedText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const packed = [Buffer.from(value, 'latin1'), Buffer.from(value, 'base64')].find(isGzip);
  return packed ? opened(packed) : value;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
