import { ConfigError } from '#server/config.ts';
import { isDatabaseDown } from '#server/store/db.ts';

type SystemError = Error & { readonly code?: string; readonly path?: string; readonly port?: number };

/** Why the server could not start, as one sentence that says what to do. */
export function startProblem(error: unknown): string {
  const { code = '', path, port, message } = error as SystemError;
  const reason = sentence(error, code, path, port) ?? `${message ?? error}`;
  return `Dayglot Diary cannot start. ${reason}`;
}

function sentence(
  error: unknown,
  code: string,
  path: string | undefined,
  port: number | undefined,
): string | undefined {
  if (error instanceof ConfigError) return error.message;
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop the other program or set PORT to a free one.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return 'HOST is no address of this machine: set it to localhost or 0.0.0.0.';
  if (['EACCES', 'EROFS', 'EPERM', 'ENOTDIR', 'EEXIST', 'ENOSPC'].includes(code) && path)
    return `DATA_DIR cannot be written (${path}, ${code}): make the folder writable or set DATA_DIR to another one.`;
  if (code.startsWith('SQLITE_'))
    return `The database file in DATA_DIR cannot be used (${code}): check the folder and its rights.`;
  if (['28P01', '28000', '3D000'].includes(code))
    return `DATABASE_URL was refused by the database (${code}): check the user, password and database name.`;
  if (isDatabaseDown(error) || code === '') return databaseSentence(error);
  return undefined;
}

/** Node joins the failures of several addresses of one host into an error without a message. */
function databaseSentence(error: unknown): string | undefined {
  const inner = error instanceof AggregateError ? error.errors[0] : error;
  if (!isDatabaseDown(inner)) return undefined;
  return `The database cannot be reached (${String((inner as { code?: unknown }).code ?? 'no answer')}): check DATABASE_URL and that PostgreSQL is running.`;
}
