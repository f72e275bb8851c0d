import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SCREEN_ACCESS } from '#domain/access.ts';
import { createApp } from '#server/app.ts';
import { engines } from '#testing/engines.ts';
import { figure } from '#testing/figures.ts';
import { REGISTRATION, startTestServer, TestBrowser, type TestServer, tokenTo } from '#testing/server.ts';
import { wholeDatabase } from '#testing/whole-database.ts';

/*
 * Mail scanners, link previews and prefetching browsers open every link, with GET and with HEAD. Whatever they open, with
 * whichever token that works, changes nothing.
 */

const METHODS = ['GET', 'HEAD'] as const;

/** Every path that the server answers to GET or HEAD, with each route's parameters filled in. */
function pathsOf(app: FastifyInstance): string[] {
  const opened = routesOf(app).flatMap(([path, methods]) => (/GET|HEAD/.test(methods) ? [path] : []));
  const known = ['/', '/mail-link/verify', '/mail-link/unsubscribe', '/export/:file', '/readyz', '/*'];
  expect(opened).toEqual(expect.arrayContaining(known));
  const filled = opened.flatMap((path) =>
    path === '/export/:file' ? ['/export/entries.json', '/export/entries.csv'] : path.replace('/*', '/favicon.svg'),
  );
  const screens = Object.keys(SCREEN_ACCESS).map((path) => path.replace(':entry_id', 'an-entry'));
  return [...new Set([...filled, ...screens, '/call/confirmEmail', '/call/signOut', '/no-such-page'])];
}

/** Fastify prints its routes as a tree: the pieces of a path, four columns deeper each, the methods behind the last. */
function routesOf(app: FastifyInstance): [path: string, methods: string][] {
  const pieces: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line): [string, string][] => {
      const [, indent = '', piece, methods] = /^([│ ]*)[├└]── (\S+)(?: \((.+)\))?/.exec(line) ?? [];
      if (piece === undefined) return [];
      pieces.splice(indent.length / 4, pieces.length, piece);
      return methods === undefined ? [] : [[pieces.join(''), methods]];
    });
}

describe.each(engines)('opening a link on $name', (engine) => {
  let server: TestServer;
  let app: FastifyInstance;
  let unverified: TestBrowser;
  let tokens: string[];
  beforeAll(async () => {
    server = await startTestServer(engine, { config: { RATE_LIMIT: 'off' } });
    app = await createApp({ services: server.services, logger: undefined, webRoot: resolve('dist/web') });
    unverified = new TestBrowser(server);
    await unverified.register(server, false);
    await unverified.call('sendVerificationEmail');
    const { email } = (await unverified.call('reloadUser')).result;
    const verified = new TestBrowser(server);
    const user_id = await verified.register(server);
    const other = (await verified.call('reloadUser')).result.email;
    await server.services.db.kysely.updateTable('users').set({ is_noti_mail: 1, is_noti_weekly: 1 }).execute();
    await new TestBrowser(server).call('sendPasswordReset', { email: other });
    await new TestBrowser(server).call('loginUser', { email: other, password: REGISTRATION.password });
    server.jobs.sendMailSoon();
    await server.jobs.settled();
    tokens = [
      tokenTo(server, email),
      tokenTo(server, other),
      server.services.unsubscribes.sign({ user_id, kind: 'reminder' }),
      server.services.unsubscribes.sign({ user_id, kind: 'weekly' }),
      server.services.attestations.issue(server.clock.now_ms),
      verified.cookies.get('dayglot_session') ?? '',
    ];
    for (const token of tokens) expect(token.length).toBeGreaterThan(20);
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });

  test('changes nothing, whichever route, token, browser and method', async () => {
    const before = await wholeDatabase(server.services.db);
    const browsers = [{}, Object.fromEntries(unverified.cookies), { dayglot_session: tokens.at(-1) ?? '' }];
    let opened = 0;
    for (const path of pathsOf(app))
      for (const method of METHODS)
        for (const cookies of browsers)
          for (const token of tokens) {
            const { statusCode } = await app.inject({ method, url: `${path}?token=${token}&result=verified`, cookies });
            expect([path, method, statusCode < 500]).toEqual([path, method, true]);
            opened += 1;
          }
    server.jobs.sendMailSoon();
    await server.jobs.settled();
    expect(await wholeDatabase(server.services.db)).toEqual(before);
    figure(`links opened that changed something, ${engine.name}`, `0 of ${opened}`, '0');
  });

  test('HEAD is answered for files and documents alone', async () => {
    const statusOf = async (url: string) => (await app.inject({ method: 'HEAD', url })).statusCode;
    for (const url of ['/', '/diary', '/verify-email', '/favicon.svg'])
      expect([url, await statusOf(url)]).toEqual([url, 200]);
    for (const url of ['/mail-link/verify', '/mail-link/unsubscribe', '/export/entries.json', '/healthz', '/readyz'])
      expect([url, await statusOf(url)]).toEqual([url, 404]);
  });

  test('the press on each of these links does change what it says', async () => {
    const confirmed = await new TestBrowser(server).call('confirmEmail', { token: tokens[0] });
    expect([confirmed.status, (await unverified.call('reloadUser')).result.is_verified]).toEqual([200, true]);
    expect((await new TestBrowser(server).call('checkPasswordReset', { token: tokens[1] })).status).toBe(200);
    const stop = await app.inject({ method: 'POST', url: `/mail-link/unsubscribe?token=${tokens[2]}` });
    expect(stop.statusCode).toBe(200);
  });
});
