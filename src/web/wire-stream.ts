import type { CallName, Contract } from '#contract';
import { CallError } from '#domain/errors.ts';
import { post, readAnswer, readBody, UNREACHABLE, UNREADABLE, type WireOptions } from '#web/wire.ts';

export type StreamOptions = WireOptions & {
  /** Takes what the call tells on its way, as the server wrote it. */
  readonly onMessage: (message: unknown) => void;
};

/**
 * One call over the wire that tells on its way how far it has come: `data: {"message": …}` lines, and one with the result
 * or the error at the end. An answer that is no stream counts as the end. Throws as callOnce does, and UNAVAILABLE when
 * the stream ends before the call does.
 */
export async function streamOnce<K extends CallName>(
  name: K,
  data: Contract[K]['input'],
  { signal, headers, onMessage }: StreamOptions,
): Promise<Contract[K]['output']> {
  const response = await post(name, data, { ...headers, accept: 'text/event-stream' }, signal);
  return (await answerOf(response, signal, onMessage)) as Contract[K]['output'];
}

async function answerOf(
  response: Response,
  signal: AbortSignal | undefined,
  onMessage: StreamOptions['onMessage'],
): Promise<unknown> {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  if (!isStream || !response.body) return readAnswer(await readBody(response, signal));
  for await (const line of linesOf(response.body, signal)) {
    const event = line.startsWith('data:') ? parsed(line.slice('data:'.length)) : undefined;
    if (event === undefined) continue;
    if (typeof event !== 'object' || event === null || !('message' in event)) return readAnswer(event);
    onMessage(event.message);
  }
  throw new CallError('UNAVAILABLE', UNREACHABLE);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    throw new CallError('INTERNAL', UNREADABLE);
  }
}

/** The whole lines of a stream, wherever it was cut; what follows the last line's end was cut off and is left out. */
async function* linesOf(body: ReadableStream<Uint8Array>, signal: AbortSignal | undefined): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let open = '';
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        signal?.throwIfAborted();
        throw new CallError('UNAVAILABLE', UNREACHABLE);
      });
      if (done) return;
      const lines = (open + decoder.decode(value, { stream: true })).split(/\r\n|\n|\r/);
      open = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
