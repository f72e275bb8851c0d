// npm run dev: the server restarts and the page reloads as files change; a seeded learner, no key, no network.
import { spawn } from 'node:child_process';
import { ensureModules } from './lib/modules.mjs';
import { root } from './lib/run.mjs';

await ensureModules();
const pagePort = process.env.PORT || '3000';
const apiPort = String(Number(pagePort) + 1);
const server = {
  PORT: apiPort,
  PUBLIC_URL: `http://localhost:${pagePort}`,
  DATA_DIR: process.env.DATA_DIR || './data/dev',
  CORRECTOR: process.env.CORRECTOR || 'scripted',
};

const bin = (name) => `${root}/node_modules/.bin/${name}`;
const start = (program, args, env) =>
  spawn(bin(program), args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
const done = (child) => new Promise((resolve) => child.once('exit', resolve));

if ((await done(start('tsx', ['src/server/seed.ts'], server))) !== 0) process.exit(1);
const children = [
  start('tsx', ['watch', '--clear-screen=false', 'src/server/main.ts'], server),
  start('vite', ['--port', pagePort], { API_ORIGIN: `http://localhost:${apiPort}` }),
];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
const [first] = await Promise.race(children.map(async (child) => [await done(child)]));
stop();
process.exitCode = first ?? 0;
