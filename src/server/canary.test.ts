import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CallName, contract } from '#contract';
import { openOtlp } from '#server/adapters/observer/otlp.ts';
import { openPrometheus } from '#server/adapters/observer/prometheus.ts';
import { both, type Observer } from '#server/ports/observer.ts';
import { waitingMails } from '#server/store/admin.ts';
import { engines } from '#testing/engines.ts';
import { freePort } from '#testing/process.ts';
import { REGISTRATION, startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';

// Letters only, so that it passes as a word, a name and part of an address.
const CANARY = 'zwitschervogel';
const PASSWORD = `the ${CANARY} of the password`;

/** Every field of a call's data with the canary in it, whatever should be there. */
function canaries(name: CallName): object {
  const { input } = contract[name];
  const fields = 'shape' in input ? Object.keys(input.shape as object) : [];
  return Object.fromEntries(fields.map((field) => [field, `${CANARY} ${field}`]));
}

describe.each(engines)('what the operator sees of $name', (engine) => {
  let server: TestServer;
  let observer: Observer;
  let collector: Server;
  let metricsUrl: string;
  const traces: string[] = [];
  beforeAll(async () => {
    collector = createServer(async (request, response) => {
      traces.push(await text(request));
      response.end();
    });
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
    const port = await freePort();
    metricsUrl = `http://127.0.0.1:${port}/metrics`;
    const waiting = async () => {
      const { num, oldest_ms } = await waitingMails(server.services.db.kysely);
      return { num: Number(num), age_s: (server.clock.now_ms - (oldest_ms ?? server.clock.now_ms)) / 1000 };
    };
    const prometheus = await openPrometheus({ host: '127.0.0.1', port, waiting });
    observer = both(openOtlp({ endpoint, onLost: () => undefined }), prometheus);
    server = await startTestServer(engine, { observer });
  });
  afterAll(async () => {
    await server.close();
    await new Promise((resolve) => collector.close(resolve));
  });

  test('are names, times and counts: a word typed into every field is in no log, metric, trace or mail', async () => {
    const browser = new TestBrowser(server);
    await browser.register(server, true, { password: PASSWORD });
    const { email } = (await browser.call('reloadUser')).result;
    const entry = { inputDay: `I goed to ${CANARY}.`, inputWell: CANARY, inputGrateful: CANARY, mood: 3 };
    expect((await browser.call('callCorrectorDiary', { ...entry, entry_id: randomUUID() })).status).toBe(200);
    await browser.call('callCorrectorDiary', { ...entry, inputDay: `${CANARY} [SAFETY]` });
    await browser.call('callCorrectorDiary', { ...entry, inputDay: `${CANARY} [DOWN]` });
    expect((await browser.call('dismissEdit', { original: CANARY, replacement: CANARY })).status).toBe(200);
    await browser.call('updateUsername', { username: CANARY });
    await browser.call('loginUser', { email: `${CANARY}@example.org`, password: PASSWORD });
    await browser.call('loginUser', { email, password: `${CANARY} is wrong` });
    await browser.call('sendPasswordReset', { email });
    await browser.call('sendPasswordReset', { email: `${CANARY}@example.org` });
    const names = (Object.keys(contract) as CallName[]).filter((name) => name !== 'deleteUser' && name !== 'signOut');
    for (const name of names) await browser.call(name, canaries(name), { traceparent: CANARY, 'user-agent': CANARY });
    await browser.call(CANARY);
    server.jobs.sendMailSoon();
    await server.jobs.settled();

    const metrics = await (await fetch(metricsUrl)).text();
    expect((await fetch(metricsUrl.replace('metrics', CANARY))).status).toBe(404);
    await observer.close();
    const seen = { log: server.logLines.join('\n'), metrics, traces: traces.join('\n') };
    for (const [where, words] of Object.entries(seen))
      for (const secret of [CANARY, email, PASSWORD]) expect(words, where).not.toContain(secret);
    // A mail greets by the name, and goes to an address that asked for it; nothing else of a learner is in one.
    const mails = server.mails.map((mail) => JSON.stringify(mail).replaceAll(`Hello ${CANARY}`, ''));
    expect(mails.length).toBeGreaterThan(1);
    for (const mail of mails)
      for (const secret of [PASSWORD, `I goed to ${CANARY}`]) expect(mail).not.toContain(secret);

    expect(seen.log).toContain('"call":"unknown"');
    expect(metrics).toContain('dayglot_call_duration_seconds_count{call="callCorrectorDiary",status="OK"} 2');
    expect(metrics).toMatch(/dayglot_call_duration_seconds_count\{call="unknown",status="NOT_FOUND"\} 1/);
    expect(metrics).toMatch(/dayglot_outbox_total\{kind="verification",outcome="sent"\} 1/);
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'dayglot_outbox_age_seconds 0', 'dayglot_outbox_waiting 0'])
      expect(metrics).toContain(name);
    expect(seen.traces).toContain('"call callCorrectorDiary"');
    expect(REGISTRATION.password).not.toBe(PASSWORD);
  });
});
