// The rivals of bench/session.mjs, each a process of its own: node bench/rivals.mjs <name> <port> <answer>, with a name of
// fastify, better-auth (on SQLite, its own tables) or better-auth-memory. better-auth is installed beside it and stands in no
// lock file of ours.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import Fastify from 'fastify';

const [, , name, port, given] = process.argv;
const BETTER_AUTH = '1.7.7';
const FOLDER = resolve('dist/rival-auth');
const app = Fastify();
let cookie = '';

if (name === 'fastify') app.post('/call', (_, reply) => reply.type('application/json').send(given));
else {
  const { betterAuth, memoryAdapter, getMigrations } = await load();
  const isInMemory = name === 'better-auth-memory';
  const options = {
    baseURL: `http://localhost:${port}`,
    secret: 'a secret of the bench, long enough for it',
    database: isInMemory ? memoryAdapter({ user: [], session: [], account: [], verification: [] }) : await onSqlite(),
    emailAndPassword: { enabled: true },
    rateLimit: { enabled: false },
    logger: { disabled: true },
  };
  if (!isInMemory) await (await getMigrations(options)).runMigrations();
  const auth = betterAuth(options);
  const body = { name: 'Ann', email: 'ann@example.org', password: 'a long password' };
  const { headers } = await auth.api.signUpEmail({ body, returnHeaders: true });
  cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  app.post('/session', async (request) => {
    const session = await auth.api.getSession({ headers: new Headers({ cookie: request.headers.cookie ?? '' }) });
    if (!session) throw new Error('No session was found.');
    return session;
  });
}
await app.listen({ port: Number(port) });
console.log(cookie || 'none');

/** A new file in the same engine and with the same pragmas as ours, through Kysely's own driver. */
async function onSqlite() {
  const [{ Kysely, SqliteDialect }, { default: Sqlite }] = await Promise.all([import('kysely'), import('libsql')]);
  const database = new Sqlite(join(mkdtempSync(join(tmpdir(), 'dayglot-rival-')), 'auth.db'));
  for (const pragma of ['journal_mode = wal', 'synchronous = full', 'foreign_keys = on']) database.pragma(pragma);
  return { db: new Kysely({ dialect: new SqliteDialect({ database }) }), type: 'sqlite' };
}

async function load() {
  mkdirSync(FOLDER, { recursive: true });
  if (!existsSync(join(FOLDER, 'node_modules/better-auth'))) {
    writeFileSync(join(FOLDER, 'package.json'), '{"private":true}');
    const args = ['install', '--no-audit', '--no-fund', `better-auth@${BETTER_AUTH}`];
    execFileSync('npm', args, { cwd: FOLDER, stdio: 'ignore' });
  }
  const { resolve: find } = createRequire(join(FOLDER, 'package.json'));
  const from = (path) => import(pathToFileURL(find(path)).href);
  const parts = ['better-auth', 'better-auth/adapters/memory', 'better-auth/db/migration'];
  return Object.assign({}, ...(await Promise.all(parts.map(from))));
}
