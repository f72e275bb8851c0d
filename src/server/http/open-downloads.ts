import type { Readable } from 'node:stream';
import { authError } from '#domain/auth-codes.ts';

/** Of one learner at once: each of the four files. Every one holds a page of entries in memory until it was read. */
const MOST_OPEN = 4;
const RETRY_AFTER_S = 20;

export type Downloads = {
  /** Counts a file until it is closed; throws where its learner has too many open. */
  readonly add: (user_id: string, file: Readable) => void;
};

/** The open downloads of each learner on this server, so that a caller who never reads cannot open more and more of them. */
export function countDownloads(): Downloads {
  const open = new Map<string, number>();
  const closed = (user_id: string): void => {
    const left = (open.get(user_id) ?? 1) - 1;
    if (left > 0) open.set(user_id, left);
    else open.delete(user_id);
  };
  return {
    add: (user_id, file) => {
      const num = open.get(user_id) ?? 0;
      if (num >= MOST_OPEN) throw authError('auth/too-many-requests', { retry_after_s: RETRY_AFTER_S });
      open.set(user_id, num + 1);
      file.once('close', () => closed(user_id));
    },
  };
}
