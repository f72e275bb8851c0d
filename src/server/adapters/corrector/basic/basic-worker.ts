import { inputOf, PARTS } from '#domain/entry.ts';
import { correctEntry } from '#server/adapters/corrector/basic/correct-entry.ts';
import { createEngine } from '#server/adapters/corrector/basic/engine.ts';
import type { WorkerAnswer, WorkerRequest } from '#server/adapters/corrector/basic/messages.ts';
import { createShortestFirst } from '#server/adapters/corrector/basic/shortest-first.ts';

/*
 * The worker process of the basic corrector: one entry a message, one answer a message, short entries before long ones. The
 * work itself blocks this process, never the server's event loop.
 */
const engine = createEngine();
const turns = createShortestFirst();

async function answer({ id, request }: WorkerRequest): Promise<void> {
  let message: WorkerAnswer;
  try {
    const chars = PARTS.reduce((sum, part) => sum + inputOf(request, part).length, 0);
    message = { id, entry: await turns.run(chars, (pause) => correctEntry(engine, request, pause)) };
  } catch (error) {
    message = { id, failedAt: placeOf(error) };
  }
  process.send?.(message);
}

/** Where an error came from: the stack begins with its words, and those may quote the entry, lines and all. */
function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { name, message, stack = '' } = error;
  const after = stack.slice(stack.indexOf(message) + message.length);
  return [name, ...after.split('\n').filter((line) => /^ +at /.test(line))].join('\n');
}

// What a library prints may quote the entry, and would stand in the server's log: Rust prints what it panics at.
for (const say of ['debug', 'error', 'info', 'log', 'warn'] as const) console[say] = () => undefined;

process.on('message', (message: WorkerRequest) => void answer(message));
// It ends with the server, also when that was killed. Ctrl+C reaches both, and the server may still need an answer.
process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
