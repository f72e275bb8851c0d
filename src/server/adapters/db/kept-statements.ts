import type Sqlite from 'libsql';

/** More texts of SQL than the store has; lists of different lengths make several of one. */
const MOST = 300;

type Statement = Sqlite.Statement<unknown[]>;

/**
 * Prepares each text of SQL once: with libsql that takes longer than running most of ours does. The one that was not used for
 * longest goes when there are too many. A statement is run to its end before the next one, so it is never in use twice, and
 * SQLite itself prepares it anew after the tables have changed.
 */
export function keepStatements(file: Sqlite.Database): (sql: string) => Statement {
  const kept = new Map<string, Statement>();
  return (sql) => {
    const statement = kept.get(sql) ?? file.prepare(sql);
    kept.delete(sql);
    kept.set(sql, statement);
    const [oldest] = kept.size > MOST ? kept.keys() : [];
    if (oldest !== undefined) kept.delete(oldest);
    return statement;
  };
}
