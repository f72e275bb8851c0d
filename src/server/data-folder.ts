import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What we put into DATA_DIR ourselves, or ask the operator to. */
const OURS = /^(?:diary\.db(?:-wal|-shm|-journal)?|app-secret(?:\.[\w-]+)?|mailbox|legal)$/;

const DATABASE_FILES = ['diary.db', 'diary.db-wal', 'diary.db-shm'];

/**
 * Makes DATA_DIR where it is missing and closes it and the database's files to other users of the machine. A folder that holds
 * other things as well keeps its rights: it may be shared, such as /srv.
 */
export function makeDataFolder(dataDir: string): void {
  makeFolder(dataDir);
  for (const name of DATABASE_FILES) closeToOthers(join(dataDir, name));
  if (isOurs(dataDir)) closeToOthers(dataDir);
}

/** Makes an empty file that only its owner may read. Where that fails, opening it says why. */
export function makePrivateFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch {
    // It is there already, or cannot be written.
  }
}

/**
 * Makes a folder that only its owner enters, with those above it. Step by step: Node's own recursive way never returns for
 * a path that cannot exist, such as one below /proc.
 */
function makeFolder(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || dirname(path) === path) throw error;
    makeFolder(dirname(path));
    mkdirSync(path, { mode: 0o700 });
  }
}

function isOurs(folder: string): boolean {
  try {
    return readdirSync(folder).every((name) => OURS.test(name));
  } catch {
    return false;
  }
}

/** Takes away the rights of group and others. What belongs to another user stays as it is, and no start fails on it. */
function closeToOthers(path: string): void {
  try {
    const { mode, uid } = statSync(path);
    if (uid === process.getuid?.() && (mode & 0o077) !== 0) chmodSync(path, mode & 0o700);
  } catch {
    // It is missing, or its file system has no rights to set.
  }
}
