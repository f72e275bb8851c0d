// The rivals of bench/session.mjs, each a process of its own: node bench/rivals.mjs fastify|better-auth <port> <answer>.
// better-auth is installed beside it and stands in no lock file of ours.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
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
  const { betterAuth, memoryAdapter } = await load();
  const auth = betterAuth({
    baseURL: `http://localhost:${port}`,
    secret: 'a secret of the bench, long enough for it',
    database: memoryAdapter({ user: [], session: [], account: [], verification: [] }),
    emailAndPassword: { enabled: true },
    rateLimit: { enabled: false },
    logger: { disabled: true },
  });
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

async function load() {
  mkdirSync(FOLDER, { recursive: true });
  if (!existsSync(join(FOLDER, 'node_modules/better-auth'))) {
    writeFileSync(join(FOLDER, 'package.json'), '{"private":true}');
    const args = ['install', '--no-audit', '--no-fund', `better-auth@${BETTER_AUTH}`];
    execFileSync('npm', args, { cwd: FOLDER, stdio: 'ignore' });
  }
  const { resolve: find } = createRequire(join(FOLDER, 'package.json'));
  const from = (path) => import(pathToFileURL(find(path)).href);
  return { ...(await from('better-auth')), ...(await from('better-auth/adapters/memory')) };
}
