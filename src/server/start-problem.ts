import { ConfigError } from '#server/config.ts';
import { isDatabaseDown } from '#server/store/db.ts';

type SystemError = Error & { readonly code?: string; readonly path?: string; readonly port?: number };

/** An address could not be listened on; the cause is Node's error, the names are those of its settings. */
export class ListenError extends Error {
  readonly port: string;
  readonly host: string;
  constructor(cause: unknown, port = 'PORT', host = 'HOST') {
    super('The server cannot listen.', { cause });
    this.name = 'ListenError';
    this.port = port;
    this.host = host;
  }
}

/** Why the server could not start, as one sentence that says what to do. */
export const startProblem = (error: unknown): string => `Dayglot Diary cannot start. ${problemOf(error)}`;

/** Why a program beside the server could not do its work, as one sentence that says what to do. */
export const problemOf = (error: unknown): string =>
  sentence(error) ?? (error instanceof Error ? error.message : String(error));

function sentence(error: unknown): string | undefined {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof ListenError) return listenSentence(error.cause as SystemError, error);
  return dataDirSentence(error as SystemError) ?? databaseSentence(error);
}

function listenSentence({ code, port, message }: SystemError, names: ListenError): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use: stop the other program or set ${names.port} to a free one.`;
  if (code === 'EACCES') return `Port ${port} is not allowed for this user: set ${names.port} to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `${names.host} is no address of this machine: set it to localhost or 0.0.0.0.`;
  return message;
}

const DAMAGED = /^SQLITE_(NOTADB|CORRUPT)/;

/** What libsql says, without a code, of a file that it may not open or write. */
const SQLITE_REFUSED = /Unable to open connection to local database|readonly database|disk I\/O error/i;

function dataDirSentence({ code = '', path, message }: SystemError): string | undefined {
  if (['EACCES', 'EROFS', 'EPERM', 'ENOTDIR', 'ENOENT', 'ENOSPC'].includes(code) && path)
    return `DATA_DIR cannot be written (${path}, ${code}): make the folder writable or set DATA_DIR to another one.`;
  if (DAMAGED.test(code))
    return 'The file diary.db in DATA_DIR is damaged or no diary: put a backup in its place, or set DATA_DIR to another folder.';
  if (code.startsWith('SQLITE_') || SQLITE_REFUSED.test(message))
    return 'The database file in DATA_DIR cannot be written: make the folder and diary.db writable or set DATA_DIR to another one.';
  return undefined;
}

function databaseSentence(error: unknown): string | undefined {
  // Node joins the failures of several addresses of one host into an error without a message.
  const inner = error instanceof AggregateError ? error.errors[0] : error;
  const code = String((inner as SystemError | undefined)?.code ?? 'no answer');
  if (['28P01', '28000', '3D000'].includes(code))
    return `DATABASE_URL was refused by the database (${code}): check the user, password and database name.`;
  if (!isDatabaseDown(inner)) return undefined;
  return `The database cannot be reached (${code}): check DATABASE_URL and that PostgreSQL is running.`;
}
