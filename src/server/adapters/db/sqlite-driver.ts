import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type Sqlite from 'libsql';
import { keepStatements } from '#server/adapters/db/kept-statements.ts';
import { createTurns } from '#server/adapters/db/turns.ts';

const WRITES: ReadonlySet<string> = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode']);

/**
 * Kysely's driver for the one connection that libsql opens. It has the lock for writing before a statement that writes: one
 * that finds it taken by another process stays half begun in libsql, and until it is garbage nothing that the connection
 * writes is committed, though it says so (tursodatabase/libsql-client-ts#352). What `exec` runs leaves nothing behind.
 */
export function createSqliteDriver(file: Sqlite.Database): Driver {
  const statementOf = keepStatements(file);
  const turns = createTurns();

  function run({ sql, parameters }: CompiledQuery): QueryResult<never> {
    const { statement, isReader } = statementOf(sql);
    if (isReader) return { rows: statement.all(parameters) as never[] };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  const begin = () => void file.exec('begin immediate');
  const commit = () => void file.exec('commit');
  // On a full disk SQLite has taken it back by itself.
  const rollback = () => void (file.inTransaction && file.exec('rollback'));

  function runAlone(query: CompiledQuery): QueryResult<never> {
    begin();
    try {
      const result = run(query);
      commit();
      return result;
    } catch (error) {
      rollback();
      throw error;
    }
  }

  const connection: DatabaseConnection = {
    executeQuery: async (query) => (WRITES.has(query.query.kind) && !file.inTransaction ? runAlone(query) : run(query)),
    streamQuery: () => {
      throw new Error('Nothing is streamed out of SQLite: read it in pages.');
    },
  };
  return {
    init: async () => {},
    acquireConnection: async () => {
      await turns.take();
      return connection;
    },
    releaseConnection: async () => turns.leave(),
    beginTransaction: async () => begin(),
    commitTransaction: async () => commit(),
    rollbackTransaction: async () => rollback(),
    destroy: async () => void file.close(),
  };
}
