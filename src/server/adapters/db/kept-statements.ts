import type Sqlite from 'libsql';

/** More texts of SQL than the store has; lists of different lengths make several of one. */
const MOST = 300;

type Kept = { readonly statement: Sqlite.Statement<unknown[]>; readonly isReader: boolean };

/**
 * Prepares each text of SQL once: with libsql that takes longer than running most of ours does. The one that was not used for
 * longest goes when there are too many. A statement is run to its end before the next one, so it is never in use twice, and
 * SQLite itself prepares it anew after the tables have changed.
 */
export function keepStatements(file: Sqlite.Database): (sql: string) => Kept {
  const kept = new Map<string, Kept>();
  const prepare = (sql: string): Kept => {
    const statement = file.prepare(sql);
    return { statement, isReader: statement.reader };
  };
  return (sql) => {
    const found = kept.get(sql) ?? prepare(sql);
    kept.delete(sql);
    kept.set(sql, found);
    const [oldest] = kept.size > MOST ? kept.keys() : [];
    if (oldest !== undefined) kept.delete(oldest);
    return found;
  };
}
