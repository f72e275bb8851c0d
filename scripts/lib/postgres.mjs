import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptInstall } from './apt.mjs';

const DEBIAN = '/usr/lib/postgresql';

/** The folder of the newest PostgreSQL's programs, or of those on the PATH; undefined when there are none. */
function findPrograms() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(DEBIAN, version, 'bin')), ...(process.env.PATH ?? '').split(':')];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

export const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** PostgreSQL refuses to run as root, so root lends the user that the Debian package made, or nobody. */
export function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag, user) => Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout);
  const user = spawnSync('id', ['-u', 'postgres']).status === 0 ? 'postgres' : 'nobody';
  return { uid: idOf('-u', user), gid: idOf('-g', user) };
}

/**
 * Starts a PostgreSQL of our own in a temporary folder, installing it when missing. Answers its URL, how to stop it, and how
 * to have it crash and come again. What is written is safe from a crash of the machine only where `isDurable`.
 */
export async function startPostgres({ isDurable = false } = {}) {
  if (!findPrograms()) aptInstall('postgresql');
  const programs = findPrograms();
  if (!programs)
    throw new Error('PostgreSQL was not found: install it, or set TEST_DATABASE_URL to a server for tests.');
  const folder = mkdtempSync(join(tmpdir(), 'dayglot-pg-'));
  const user = unprivileged();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, env: { ...process.env, HOME: folder } };
  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  const made = spawnSync(join(programs, 'initdb'), init, { ...options, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  // fsync off unless asked for: these databases live for one test run.
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'max_connections=200'];
  const launch = async () => {
    const child = spawn(join(programs, 'postgres'), isDurable ? args : [...args, '-F'], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await ready(child);
    return child;
  };
  let server = await launch();
  const end = async (signal) => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
    /** PostgreSQL's own «immediate»: every process ends at once, and the next start recovers from the log. */
    crash: () => end('SIGQUIT'),
    restart: async () => {
      server = await launch();
    },
  };
}

/** PostgreSQL says on standard error when it takes connections. */
const ready = (server) =>
  new Promise((resolve, reject) => {
    let said = '';
    server.stderr.on('data', (chunk) => {
      said += chunk;
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}: ${said}`)));
  });
