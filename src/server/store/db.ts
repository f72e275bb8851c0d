import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#server/store/schema.ts';

/** The database, whichever engine it is; all SQL in the store is what both engines speak. */
export type Db = {
  readonly kysely: Kysely<Tables>;
  readonly engine: 'sqlite' | 'postgres';
  /** Runs `work` as the only server that migrates, with all the time it takes. */
  readonly migrating: <T>(work: (kysely: Kysely<Tables>) => Promise<T>) => Promise<T>;
  /** Writes the database as it is at this moment into a new file, beside running servers; only where it is one file. */
  readonly copyTo?: (path: string) => void;
  /** Takes what was deleted out of the files at once, where the engine leaves that to us. */
  readonly scrub: () => void;
};

/** What a store function runs on: the database itself or a transaction. */
export type Sql = Kysely<Tables> | Transaction<Tables>;

/** Serialization failure and deadlock (PostgreSQL), and SQLite's lock held by another process. */
const RETRIED = new Set(['40001', '40P01', 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT']);
const ATTEMPTS = 5;

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '');

/** Runs `work` in one transaction, again when the engine asks for it. `work` must touch nothing but the transaction. */
export async function inTransaction<T>(db: Db, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.kysely.transaction().execute(work);
    } catch (error) {
      if (attempt >= ATTEMPTS || !RETRIED.has(codeOf(error))) throw error;
    }
  }
}

/** Rows of one statement: within both engines' limits of parameters, and soon done. */
const CHUNK = 100;

/** Does `work` for some rows at a time, one statement after the other. */
export async function inChunks<T>(rows: readonly T[], work: (some: readonly T[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += CHUNK) await work(rows.slice(at, at + CHUNK));
}

/** True when an error says that a row with this key exists already. */
export const isDuplicate = (error: unknown): boolean =>
  ['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'].includes(codeOf(error));

/** Node's socket errors, PostgreSQL's classes 08, 53 and 57P, its timeouts and a primary that became a standby, and SQLite's I/O errors. */
const DOWN =
  /^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|EPIPE|08|25006|53|57014|57P|SQLITE_(BUSY|CANTOPEN|IOERR|FULL|READONLY))/;

/**
 * True when the database could not be reached or could not write: the same call may succeed later. On a full disk SQLite takes
 * the transaction back by itself, and what is heard is that there is none left to take back.
 */
export function isDatabaseDown(error: unknown): boolean {
  const message = error instanceof Error ? error.message : '';
  return (
    DOWN.test(codeOf(error)) ||
    /Connection terminated|not queryable|no transaction is active|timeout exceeded when trying to connect|Query read timeout/.test(
      message,
    )
  );
}
