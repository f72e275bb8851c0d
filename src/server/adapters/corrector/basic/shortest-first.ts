import { setImmediate as readMessages } from 'node:timers/promises';

/** Awaited between the steps of a text with the number of characters that are left of it. */
export type Pause = (left: number) => Promise<void>;

/** How long a text is worked on before another may have its turn. */
const SLICE_MS = 10;
/** A text that waits gets shorter, so that many short ones do not hold up a long one for ever. */
const CHARS_PER_MS = 5;

type Waiting = { readonly left: number; readonly since: number; readonly resume: () => void };

/**
 * Has texts take turns: of all that wait, the one with the fewest characters left goes first. `run` does the work of a text of
 * so many characters, and gives it what it awaits between its steps.
 */
export function createShortestFirst(now: () => number = () => performance.now()) {
  let waiting: Waiting[] = [];
  let isTaken = false;
  let began = 0;

  const turn = (left: number): Promise<void> => new Promise((resume) => waiting.push({ left, since: now(), resume }));
  const rank = ({ left, since }: Waiting): number => left - (now() - since) * CHARS_PER_MS;
  const next = (): void => {
    const [first, ...others] = waiting.toSorted((a, b) => rank(a) - rank(b));
    waiting = others;
    isTaken = first !== undefined;
    began = now();
    first?.resume();
  };
  const pause: Pause = async (left) => {
    if (now() - began < SLICE_MS) return;
    // New texts come as messages, which are read between the turns only.
    await readMessages();
    const mine = turn(left);
    next();
    await mine;
  };
  return {
    run: async <T>(chars: number, work: (pause: Pause) => Promise<T>): Promise<T> => {
      const mine = turn(chars);
      if (!isTaken) next();
      await mine;
      try {
        return await work(pause);
      } finally {
        next();
      }
    },
  };
}
