export type Turns = {
  /** Resolves when it is one's turn, in the order of asking. */
  readonly take: () => Promise<void>;
  readonly leave: () => void;
};

/** One after the other: for what only one can use at a time. */
export function createTurns(): Turns {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  return {
    take: () => {
      if (isTaken) return new Promise((resolve) => waiting.push(resolve));
      isTaken = true;
      return Promise.resolve();
    },
    leave: () => {
      const next = waiting.shift();
      if (next) next();
      else isTaken = false;
    },
  };
}
