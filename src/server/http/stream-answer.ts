import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { CallError } from '#domain/errors.ts';
import { errorBody, sendError } from '#server/http/errors.ts';

/** A stream is never silent for longer than this, in ms: proxies and mobile networks cut what says nothing for half a minute. */
const SILENT_MS = 15_000;

type Work = (tell: (message: unknown) => void) => Promise<unknown>;

/**
 * A call told as it goes: `data: {"message": …}` lines, then one `data: {"result": …}` or `data: {"error": …}`, and comments
 * while a model says nothing. The answer begins with the first line, not before: until then the call may set cookies.
 *
 * A caller who does not read misses messages: each is only an interim state, and kept for every reader they would fill the memory.
 */
export async function streamAnswer(reply: FastifyReply, work: Work): Promise<FastifyReply> {
  const lines = new PassThrough();
  let isBegun = false;
  const failure = await new Promise<CallError | undefined>((begin) => {
    const write = (line: string) => {
      isBegun = true;
      lines.write(`${line}\n\n`);
      silence.refresh();
      begin(undefined);
    };
    const silence = setInterval(() => write(':'), SILENT_MS);
    const event = (value: object) => write(`data: ${JSON.stringify(value)}`);
    work((message) => {
      if (!lines.writableNeedDrain) event({ message });
    })
      .then((result) => event({ result }))
      // What is refused before a word was told travels as any other refusal, with its status and headers.
      .catch((error: CallError) => (isBegun ? event(errorBody(error)) : begin(error)))
      .finally(() => {
        clearInterval(silence);
        lines.end();
      });
  });
  return failure ? sendError(reply, failure) : reply.type('text/event-stream').send(lines);
}
