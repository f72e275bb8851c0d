import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openOtlp } from '#server/adapters/observer/otlp.ts';
import { createWebPush } from '#server/adapters/push/web-push.ts';
import { compose } from '#server/compose.ts';
import { CORRECTOR_NAMES, type CorrectorName, readConfig } from '#server/config.ts';
import { eventsOf } from '#testing/corrector-suite.ts';
import { figure } from '#testing/figures.ts';
import { newFolder } from '#testing/folder.ts';
import { failure, TEXTS } from '#testing/provider-suite.ts';
import { newPushKeys, PushBrowser } from '#testing/push-browser.ts';
import { openRedirecting, REDIRECTS, type Redirecting } from '#testing/redirecting.ts';

let service: Redirecting;
beforeAll(async () => {
  service = await openRedirecting();
});
afterAll(() => service.close());

/** Settings of each corrector that asks a server; `undefined`: it works in this process. */
const CORRECTORS: Readonly<Record<CorrectorName, (() => Record<string, string>) | undefined>> = {
  gemini: () => ({ GEMINI_API_KEY: 'AIza-a-key', AI_BASE_URL: `${service.origin}/v1beta` }),
  'openai-compatible': () => ({
    OPENAI_API_KEY: 'sk-a-key',
    AI_MODEL: 'a-model',
    AI_BASE_URL: `${service.origin}/v1`,
  }),
  anthropic: () => ({ ANTHROPIC_API_KEY: 'sk-ant-a-key', AI_BASE_URL: `${service.origin}/v1` }),
  languagetool: () => ({ LANGUAGETOOL_URL: service.origin }),
  basic: undefined,
  scripted: undefined,
};

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Asks the corrector that the server itself makes of these settings. */
async function correct(name: CorrectorName, settings: Record<string, string>, mode: string): Promise<void> {
  const folder = newFolder('dayglot-redirects');
  const config = readConfig({ ...settings, CORRECTOR: name, AI_MODE: mode, DATA_DIR: folder });
  const noWorkerUrl = new URL('./none.ts', import.meta.url);
  const { services, close } = await compose({
    config,
    log,
    basicWorkerUrl: noWorkerUrl,
    taskWorkerUrl: noWorkerUrl,
    hasTimers: false,
  });
  const error = await failure(eventsOf(services.corrector, TEXTS));
  await close();
  rmSync(folder, { recursive: true, force: true });
  expect(error).toMatchObject({ status: 'UNAVAILABLE', message: expect.stringMatching(/\(HTTP 30\d\)\.$/) });
}

async function push(): Promise<void> {
  const { send } = createWebPush({ ...newPushKeys(), subject: 'mailto:support@example.org' });
  const notice = { title: 'A few lines?', body: '', path: '/diary', lang: 'en' } as const;
  const sent = send(new PushBrowser(`${service.origin}/send/abc`).target, { notice, ttl_s: 60 });
  expect(await failure(sent)).toMatchObject({ message: expect.stringMatching(/\(HTTP 30\d\)\.$/) });
}

async function trace(): Promise<void> {
  let lost = 0;
  const observer = openOtlp({ endpoint: service.origin, onLost: (spans) => (lost += spans) });
  await observer.call({ name: 'readEntry', traceparent: undefined }, async (ended) => ended('OK'));
  await observer.close();
  expect(lost).toBe(1);
}

const asking = CORRECTOR_NAMES.flatMap((name) => {
  const settings = CORRECTORS[name];
  return settings
    ? ['full', 'edits'].map((mode) => [`${name} (${mode})`, () => correct(name, settings(), mode)] as const)
    : [];
});
const CLIENTS = [...asking, ['web push', push], ['traces', trace]] as const;

describe.each(REDIRECTS)('a redirect with HTTP %i', (status) => {
  test.each(CLIENTS)('is not followed by %s: one request, and none to the other origin', async (_, ask) => {
    service.redirectWith(status);
    service.takeCounts();
    await ask();
    expect(service.takeCounts()).toEqual({ asked: 1, followed: 0 });
  });
});

test('the other origin would have counted a client that follows', async () => {
  for (const status of REDIRECTS) {
    service.redirectWith(status);
    service.takeCounts();
    await fetch(service.origin, { method: 'POST', headers: { 'x-api-key': 'a-key' }, body: 'a diary' });
    const { asked, followed } = service.takeCounts();
    expect([asked, followed > 0]).toEqual([1, true]);
  }
  figure('redirects followed to another origin', `0 of ${REDIRECTS.length * CLIENTS.length}`, '0');
});
