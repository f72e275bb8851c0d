import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '#testing/engines.ts';
import { figure } from '#testing/figures.ts';
import { REGISTRATION, startTestServer, TestBrowser, type TestServer, tokenTo } from '#testing/server.ts';

/* Guesses and requests of strangers use up nothing of an owner's, whichever network either of them is in. */

/** So often the owner was let in out of 42 tries before known devices had limits of their own: 0 times. */
const OWNERS_TRIES = 42;
const CUSTOMER = '2001:db8:5:';
const sharedNetwork = '198.51.100.7';

describe.each(engines)('strangers and the owner of an account on $name', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  const owner = async (address?: string) => {
    const browser = new TestBrowser(server, address);
    await browser.register(server);
    return { browser, email: (await browser.call('reloadUser')).result.email as string };
  };
  const logIn = async (browser: TestBrowser, email: string, password: string = REGISTRATION.password) =>
    (await browser.call('loginUser', { email, password })).status;
  const sendMails = async () => {
    server.jobs.sendMailSoon();
    await server.jobs.settled();
  };
  /** Wrong passwords from each of these addresses until it is refused; answers how many were tried against the account. */
  const guessFrom = async (email: string, addresses: readonly string[]): Promise<number> => {
    let tried = 0;
    for (const address of addresses) {
      const guesser = new TestBrowser(server, address);
      while ((await logIn(guesser, email, 'not this one')) === 401) tried += 1;
    }
    return tried;
  };
  /** Uses up all that strangers may try on an account. */
  const besiege = async (email: string) => {
    const customers = [1, 2, 3, 4, 5].map((n) => `${CUSTOMER}${n}::1`);
    const elsewhere = Array.from({ length: 4 }, (_, n) => `203.0.113.${n}`);
    await guessFrom(email, [...customers, ...elsewhere, sharedNetwork]);
    expect(await logIn(new TestBrowser(server), email)).toBe(429);
  };

  test('five IPv6 networks and more use up the tries of strangers; the owner’s known device gets in every time', async () => {
    const { browser, email } = await owner();
    await besiege(email);
    let letIn = 0;
    for (let n = 0; n < OWNERS_TRIES; n += 1) {
      await browser.call('signOut');
      if ((await logIn(browser, email)) !== 200) continue;
      if ((await browser.call('signIn', { email })).status === 200) letIn += 1;
      server.clock.now_ms += 5000;
    }
    expect(letIn).toBe(OWNERS_TRIES);
    figure(`a besieged owner let in on a known device, ${engine.name}`, `${letIn} of ${OWNERS_TRIES}`, 'all');
  });

  test('an account that a stranger opened under the owner’s address makes no device of theirs known', async () => {
    const email = `victim-${randomUUID()}@example.org`;
    const stranger = new TestBrowser(server);
    await stranger.call('registerUser', { ...REGISTRATION, email });
    await stranger.call('signIn', { email });
    await stranger.call('reloadUser');
    expect([...stranger.cookies.keys()].some((name) => name.endsWith('device'))).toBe(false);
  });

  test('a known device behind the strangers’ own address gets in as well', async () => {
    const { browser, email } = await owner(sharedNetwork);
    await besiege(email);
    const room = new TestBrowser(server, sharedNetwork);
    for (let n = 0; n < 110; n += 1) await room.call('requestAttestation');
    for (let n = 0; n < 70; n += 1) await room.call('checkPasswordReset', { token: 'x' });
    expect((await room.call('requestAttestation')).status).toBe(429);
    expect((await browser.call('requestAttestation')).status).toBe(200);
    expect((await browser.call('checkPasswordReset', { token: 'x' })).status).toBe(400);
    expect(await logIn(browser, email)).toBe(200);
  });

  test('a new password by the mailed link signs an unknown browser in, however many guesses there are', async () => {
    const { email } = await owner();
    await besiege(email);
    const elsewhere = new TestBrowser(server);
    await elsewhere.call('sendPasswordReset', { email });
    await sendMails();
    const password = 'quite another password';
    const { result } = await elsewhere.call('confirmPasswordReset', { token: tokenTo(server, email), password });
    expect(result.user).toMatchObject({ email, is_verified: true });
    expect((await elsewhere.call('reloadUser')).result).toMatchObject({ email });
    await elsewhere.call('signOut');
    expect(await logIn(elsewhere, email, password)).toBe(200);
  });

  test('a customer with an IPv6 /56 has twice the tries of one with a /64, and with a /48 four times', async () => {
    const tries = async (addresses: readonly string[]) => guessFrom((await owner()).email, addresses);
    const inHex = (count: number, name: (hex: string) => string) =>
      Array.from({ length: count }, (_, n) => name(n.toString(16)));
    expect(await tries(inHex(20, (n) => `2001:db8:a:1::${n}`))).toBe(10);
    expect(await tries(inHex(20, (n) => `2001:db8:b:11${n.slice(-1)}::1`))).toBe(20);
    expect(await tries(inHex(20, (n) => `2001:db8:c:${n}00::1`))).toBe(40);
  });

  test('guesses at the same moment cannot pass the limit together', async () => {
    const { browser, email } = await owner();
    const stranger = new TestBrowser(server);
    for (const guesser of [browser, stranger]) {
      const statuses = await Promise.all(Array.from({ length: 30 }, () => logIn(guesser, email, 'not this one')));
      expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    }
  });

  test('right passwords use up no tries: not at the log-in, and not where the password is asked for again', async () => {
    const { browser, email } = await owner();
    const stranger = new TestBrowser(server);
    for (let n = 0; n < 25; n += 1) expect(await logIn(stranger, email)).toBe(200);
    for (let n = 0; n < 25; n += 1)
      expect((await browser.call('reauthenticate', { password: REGISTRATION.password })).status).toBe(200);
    const again = [];
    for (let n = 0; n < 11; n += 1) again.push((await browser.call('reauthenticate', { password: 'wrong' })).status);
    expect(again).toEqual([...Array.from({ length: 10 }, () => 403), 429]);
    expect(await guessFrom(email, [stranger.address])).toBe(10);
  });

  test('right passwords in a loop are refused before they cost a processor', async () => {
    const { browser, email } = await owner();
    const loop = async (caller: TestBrowser, most: number) => {
      let letIn = 0;
      while (letIn <= most && (await logIn(caller, email)) === 200) letIn += 1;
      return letIn;
    };
    expect(await loop(browser, 60)).toBe(60);
    expect(await loop(new TestBrowser(server), 300)).toBe(300);
  });

  test('the cookie of one account helps at no other, and a bent one nowhere', async () => {
    const { email } = await owner();
    const { browser: farmer } = await owner();
    expect(await guessFrom(email, [farmer.address])).toBe(10);
    const cookie = farmer.cookies.get('dayglot_device') ?? '';
    const statuses = [];
    for (const value of [cookie, `${cookie}~${cookie}`, `${cookie}x`, '~~~']) {
      farmer.cookies.set('dayglot_device', value);
      statuses.push(await logIn(farmer, email, 'not this one'));
    }
    expect(statuses).toEqual([429, 429, 429, 429]);
  });

  test('one who knew the password once collects no more than ten known devices at once', async () => {
    const { email } = await owner();
    let known = 1;
    for (let n = 0; n < 15; n += 1) {
      const collector = new TestBrowser(server);
      await logIn(collector, email);
      await collector.call('signIn', { email });
      if (collector.cookies.has('dayglot_device')) known += 1;
    }
    expect(known).toBe(10);
  });

  test('strangers’ reset requests leave the owner’s known device its own', async () => {
    const { browser, email } = await owner(sharedNetwork);
    const stranger = new TestBrowser(server, sharedNetwork);
    for (let n = 0; n < 40; n += 1)
      await stranger.call('sendPasswordReset', { email: n % 2 ? email : `no-${n}@x.org` });
    for (let n = 0; n < 10; n += 1) await new TestBrowser(server).call('sendPasswordReset', { email });
    expect((await new TestBrowser(server).call('sendPasswordReset', { email })).status).toBe(429);
    await sendMails();
    const before = server.mails.length;
    expect((await browser.call('sendPasswordReset', { email })).status).toBe(200);
    await sendMails();
    expect(server.mails.slice(before).map(({ to }) => to)).toEqual([email]);
  });
});

describe.each(engines)('daily caps on $name', (engine) => {
  const HOUR_MS = 3_600_000;
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine, { config: { REGISTRATIONS_PER_DAY: 120 } });
  });
  afterAll(() => server.close());

  test('one address gets at most 36 reset mails in 24 hours, from however many networks they are asked for', async () => {
    const browser = new TestBrowser(server);
    await browser.register(server);
    const { email } = (await browser.call('reloadUser')).result;
    let mailed = 0;
    // The last hour is one short of a day after the first.
    for (let hour = 0; hour < 24; hour += 1) {
      for (let n = 0; n < 10; n += 1)
        if ((await new TestBrowser(server).call('sendPasswordReset', { email })).status === 200) mailed += 1;
      server.clock.now_ms += HOUR_MS;
    }
    expect(mailed).toBeGreaterThanOrEqual(6);
    expect(mailed).toBeLessThanOrEqual(36);
    figure(`reset mails in a day that strangers can cause at one address, ${engine.name}`, `${mailed}`, '≤ 36');
  });

  test('a class of sixty registers at once behind one address; in 24 hours it is at most the number that is set', async () => {
    const room = new TestBrowser(server);
    let num = 0;
    const register = async () => {
      num += 1;
      const registration = { ...REGISTRATION, email: `pupil-${num}@example.org` };
      const { status } = await room.call('registerUser', registration);
      return status;
    };
    for (let n = 0; n < 60; n += 1) {
      // A password that is refused costs nothing.
      const weak = { ...REGISTRATION, email: `weak-${n}@example.org`, password: 'sunshine' };
      if (n % 6 === 0)
        expect((await new TestBrowser(server, room.address).call('registerUser', weak)).status).toBe(400);
      if (n % 10 === 0) server.clock.now_ms += HOUR_MS / 12;
      expect(await register()).toBe(200);
    }
    let later = 0;
    for (let hour = 1; hour < 24; hour += 1) {
      server.clock.now_ms += HOUR_MS;
      for (let n = 0; n < 4; n += 1) if ((await register()) === 200) later += 1;
    }
    expect(60 + later).toBeLessThanOrEqual(120);
    expect(later).toBeGreaterThan(40);
    figure(`accounts that one network opened in a day, of 120 allowed, ${engine.name}`, `${60 + later}`, '60 to 120');
  });
});
