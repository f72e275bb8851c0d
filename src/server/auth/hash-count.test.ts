import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { engines } from '#testing/engines.ts';
import { REGISTRATION, startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';

const counter = vi.hoisted(() => ({ hashes: 0 }));
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>();
  const counted =
    <A extends unknown[], R>(work: (...given: A) => R) =>
    (...given: A): R => {
      counter.hashes += 1;
      return work(...given);
    };
  return { ...argon2, hash: counted(argon2.hash), verify: counted(argon2.verify) };
});

const [sqlite] = engines;
if (!sqlite) throw new Error('SQLite is always among the engines.');

describe('password hashes', () => {
  let server: TestServer;
  const email = 'counted@example.org';
  beforeAll(async () => {
    server = await startTestServer(sqlite);
    await new TestBrowser(server).call('registerUser', { ...REGISTRATION, email });
    // The hash that unknown addresses are compared with is made once, when the server first needs one.
    await new TestBrowser(server).call('loginUser', { email: 'warm@example.org', password: 'up' });
  });
  beforeEach(() => {
    counter.hashes = 0;
  });
  afterAll(() => server.close());

  test.each([
    ['a login', 'loginUser', { email, password: REGISTRATION.password }, 200],
    ['a login with a wrong password', 'loginUser', { email, password: 'wrong one' }, 401],
    ['a login to an unknown address', 'loginUser', { email: 'who@example.org', password: 'wrong one' }, 401],
    ['a registration', 'registerUser', { ...REGISTRATION, email: 'new@example.org' }, 200],
    ['a registration of a known address', 'registerUser', { ...REGISTRATION, email }, 409],
  ])('%s costs exactly one', async (_, name, input, status) => {
    expect((await new TestBrowser(server).call(name, input)).status).toBe(status);
    expect(counter.hashes).toBe(1);
  });

  test.each([
    ['a reset of a known address', { email }],
    ['a reset of an unknown address', { email: 'who@example.org' }],
  ])('%s costs none', async (_, input) => {
    expect((await new TestBrowser(server).call('sendPasswordReset', input)).status).toBe(200);
    expect(counter.hashes).toBe(0);
  });

  test('signing in with the ticket costs none: the password was looked at once', async () => {
    const browser = new TestBrowser(server);
    await browser.call('loginUser', { email, password: REGISTRATION.password });
    counter.hashes = 0;
    expect((await browser.call('signIn', { email })).status).toBe(200);
    expect(counter.hashes).toBe(0);
  });

  test('a hash made with older options is renewed at the next login, and the password stays', async () => {
    const { kysely } = server.services.db;
    const older = '$argon2id$v=19$m=4096,t=1,p=1$';
    const { hash } = await vi.importActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
    const password_hash = await hash(REGISTRATION.password, { memoryCost: 4096, timeCost: 1, parallelism: 1 });
    expect(password_hash.startsWith(older)).toBe(true);
    await kysely.updateTable('credential').set({ password_hash }).execute();
    const logIn = () => new TestBrowser(server).call('loginUser', { email, password: REGISTRATION.password });
    expect((await logIn()).status).toBe(200);
    const user = await kysely.selectFrom('auth_user').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    const stored = await kysely
      .selectFrom('credential')
      .selectAll()
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(stored.password_hash).toContain('m=19456,t=2,p=1');
    expect(await verify(stored.password_hash, REGISTRATION.password)).toBe(true);
    counter.hashes = 0;
    expect((await logIn()).status).toBe(200);
    expect(counter.hashes).toBe(1);
  });
});
