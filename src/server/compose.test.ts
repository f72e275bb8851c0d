import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayOf } from '#domain/day.ts';
import { type Composed, compose } from '#server/compose.ts';
import { readConfig } from '#server/config.ts';
import type { CorrectionRequest } from '#server/ports/corrector.ts';
import { startProblem } from '#server/start-problem.ts';
import { usageSince } from '#server/store/ai-usage.ts';
import { answersBy, type Diary } from '#testing/ai-wire.ts';
import { ANTHROPIC_KEY, openAnthropicServer } from '#testing/anthropic-server.ts';
import { ANTHROPIC } from '#testing/anthropic-wire.ts';
import { feedbackOf } from '#testing/corrector-suite.ts';
import { fails } from '#testing/gemini-replies.ts';
import { GEMINI_KEY, type GeminiServer, openGeminiServer } from '#testing/gemini-server.ts';
import { GEMINI } from '#testing/gemini-wire.ts';
import { checks } from '#testing/languagetool-replies.ts';
import { openLanguageToolServer } from '#testing/languagetool-server.ts';
import { openLocalServer } from '#testing/openai-server.ts';
import { OPENAI } from '#testing/openai-wire.ts';
import { newPushKeys, PushBrowser, readVapid } from '#testing/push-browser.ts';

const ENTRY: CorrectionRequest = { inputDay: 'I goed home.', inputWell: '', inputGrateful: '', lang_native: 'de' };
const basicWorkerUrl = new URL('./adapters/corrector/basic/basic-worker.ts', import.meta.url);
const taskWorkerUrl = new URL('./tasks/task-worker-dev.mjs', import.meta.url);

let folder: string;
let gemini: GeminiServer;
let composed: Composed | undefined;
const warnings: unknown[] = [];
const log = { info: () => undefined, warn: (fields: object) => void warnings.push(fields), error: () => undefined };
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dayglot-compose-'));
  gemini = await openGeminiServer();
  warnings.length = 0;
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  await composed?.close();
  await gemini.close();
  rmSync(folder, { recursive: true, force: true });
});

async function composeWith(settings: Record<string, string>): Promise<Composed> {
  const patience = { AI_FIRST_TOKEN_MS: '60000', AI_TOTAL_MS: '90000' };
  const own = { DATA_DIR: folder, GEMINI_API_KEY: GEMINI_KEY, AI_BASE_URL: gemini.baseUrl };
  const config = readConfig({ ...own, ...patience, ...settings });
  composed = await compose({ config, log, basicWorkerUrl, taskWorkerUrl });
  return composed;
}

const model = ({ Day, Well, Grateful }: Diary) => ({
  lang: 'en',
  correctedDay: Day.replace('goed', 'went'),
  correctedWell: Well,
  correctedGrateful: Grateful,
  mistakes: [{ wrong: 'goed', right: 'went', kind: 'tense', explanation: 'Unregelmäßiges Verb.' }],
});

test('CORRECTOR=gemini and its key have Gemini correct', async () => {
  gemini.answerWith(answersBy(GEMINI, model));
  const { services } = await composeWith({ CORRECTOR: 'gemini' });
  const feedback = await feedbackOf(services.corrector, ENTRY);
  expect(feedback).toMatchObject({ correctedDay: 'I went home.', checked_by: 'gemini' });
});

test('what Gemini’s answers cost is written down, also of one that was cut off', async () => {
  gemini.answerWith(answersBy(GEMINI, model));
  const { services } = await composeWith({ CORRECTOR: 'gemini' });
  await feedbackOf(services.corrector, ENTRY);
  const today = dayOf(Date.now(), 'UTC', 0);
  const used = { day: today, corrector: 'gemini', calls: 1, tokens_in: 900, tokens_out: 50 };
  expect(await usageSince(services.db.kysely, today)).toEqual([{ ...used, micro_usd: 863 }]);
  gemini.answerWith(GEMINI.hangsUpAfter('{"lang":"en","correctedDay":"I went'));
  await feedbackOf(services.corrector, ENTRY).catch(() => undefined);
  const [after] = await usageSince(services.db.kysely, today);
  expect(after?.calls).toBe(2);
  expect(after?.tokens_out).toBeGreaterThan(50);
  // One that never answered cost nothing.
  gemini.answerWith(fails(503));
  await feedbackOf(services.corrector, ENTRY).catch(() => undefined);
  expect((await usageSince(services.db.kysely, today))[0]?.calls).toBe(2);
});

test('AI_PRICE is the price of AI_MODEL', async () => {
  gemini.answerWith(answersBy(GEMINI, model));
  const { services } = await composeWith({ CORRECTOR: 'gemini', AI_MODEL: 'gemini-9', AI_PRICE: '2,10' });
  await feedbackOf(services.corrector, ENTRY);
  const [used] = await usageSince(services.db.kysely, dayOf(Date.now(), 'UTC', 0));
  expect(used?.micro_usd).toBe(900 * 2 + 50 * 10);
});

const DOWN = {
  corrector: 'gemini',
  status: 'UNAVAILABLE',
  reason: 'The AI provider is not available right now (HTTP 503).',
};

test('when Gemini is down the next of the list corrects, says so, and the operator reads it in the log', async () => {
  gemini.answerWith(fails(503));
  const { services } = await composeWith({ CORRECTOR: 'gemini,scripted' });
  const feedback = await feedbackOf(services.corrector, ENTRY);
  expect(feedback).toMatchObject({ correctedDay: 'I went home.', checked_by: 'scripted' });
  expect(warnings).toEqual([DOWN]);
});

test('when the only corrector is down the operator reads in the log with what', async () => {
  gemini.answerWith(fails(503));
  const { services } = await composeWith({ CORRECTOR: 'gemini' });
  await expect(feedbackOf(services.corrector, ENTRY)).rejects.toThrow('HTTP 503');
  expect(warnings).toEqual([DOWN]);
});

test('openai-compatible asks the server of AI_BASE_URL for AI_MODEL, without a key', async () => {
  const local = await openLocalServer();
  local.answerWith(answersBy(OPENAI, model));
  const settings = { CORRECTOR: 'openai-compatible', AI_BASE_URL: local.baseUrl, AI_MODEL: 'qwen3:4b' };
  const { services } = await composeWith(settings);
  const feedback = await feedbackOf(services.corrector, ENTRY);
  await local.close();
  expect(feedback).toMatchObject({ correctedDay: 'I went home.', checked_by: 'openai-compatible' });
  expect(local.requests.map(({ body }) => body.model)).toEqual(['qwen3:4b']);
});

test('anthropic asks with its own key', async () => {
  const claude = await openAnthropicServer();
  claude.answerWith(answersBy(ANTHROPIC, model));
  const settings = { CORRECTOR: 'anthropic', AI_BASE_URL: claude.baseUrl, ANTHROPIC_API_KEY: ANTHROPIC_KEY };
  const { services } = await composeWith(settings);
  const feedback = await feedbackOf(services.corrector, ENTRY);
  await claude.close();
  expect(feedback).toMatchObject({ correctedDay: 'I went home.', checked_by: 'anthropic' });
});

test('AI_MODEL and AI_BASE_URL are for the first language model of the list only', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string | URL) => {
    asked.push(String(url));
    throw new TypeError('fetch failed', { cause: new Error('down') });
  });
  const settings = { AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'qwen3:4b', GEMINI_API_KEY: 'k' };
  const { services } = await composeWith({ CORRECTOR: 'openai-compatible,gemini,scripted', ...settings });
  const feedback = await feedbackOf(services.corrector, ENTRY);
  expect(feedback.checked_by).toBe('scripted');
  expect(asked).toEqual([
    'http://localhost:11434/v1/chat/completions',
    expect.stringMatching(/^https:\/\/generativelanguage\.googleapis\.com\/.*\/gemini-/),
  ]);
});

test('a variable of the SDK’s own does not send key and diary elsewhere', async () => {
  vi.stubEnv('ANTHROPIC_BASE_URL', 'https://elsewhere.example/v1');
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string | URL) => {
    asked.push(String(url));
    throw new TypeError('fetch failed', { cause: new Error('down') });
  });
  const settings = { CORRECTOR: 'anthropic,scripted', ANTHROPIC_API_KEY: ANTHROPIC_KEY, AI_BASE_URL: '' };
  await feedbackOf((await composeWith(settings)).services.corrector, ENTRY);
  expect(asked).toEqual(['https://api.anthropic.com/v1/messages']);
});

test('AI_MODE=edits asks for edits', async () => {
  gemini.answerWith(
    answersBy(GEMINI, () => ({
      lang: 'en',
      edits: [{ part: 'Day', old: 'goed', new: 'went', kind: 'tense', reason: 'Unregelmäßig.' }],
    })),
  );
  const { services } = await composeWith({ CORRECTOR: 'gemini', AI_MODE: 'edits' });
  expect(await feedbackOf(services.corrector, ENTRY)).toMatchObject({ correctedDay: 'I went home.' });
});

test('languagetool asks the server of LANGUAGETOOL_URL', async () => {
  const server = await openLanguageToolServer();
  server.answerWith(checks([{ wrong: 'goed', replacements: ['went'], category: 'GRAMMAR', id: 'GOED' }]));
  const { services } = await composeWith({ CORRECTOR: 'languagetool', LANGUAGETOOL_URL: server.baseUrl });
  const feedback = await feedbackOf(services.corrector, ENTRY);
  await server.close();
  expect(feedback).toMatchObject({ correctedDay: 'I went home.', checked_by: 'languagetool' });
});

test('keys for pushes have them sent, and whoever answers for them is told; without keys there are none', async () => {
  const { publicKey, privateKey } = newPushKeys();
  const keys = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, SUPPORT_EMAIL: 'help@example.org' };
  const subjects: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, init: { headers: Record<string, string> }) => {
    subjects.push(readVapid(init.headers.Authorization ?? '').claims.sub);
    return new Response(null, { status: 201 });
  });
  for (const settings of [{}, { PUBLIC_URL: 'https://diary.example.org' }]) {
    const { services, close } = await composeWith({ CORRECTOR: 'scripted', ...keys, ...settings });
    const message = { notice: { title: 'A', body: 'B', path: '/diary', lang: 'en' as const }, ttl_s: 60 };
    expect(services.push?.publicKey).toBe(publicKey);
    expect(await services.push?.send(new PushBrowser().target, message)).toBe('sent');
    await close();
  }
  expect(subjects).toEqual(['mailto:help@example.org', 'https://diary.example.org']);
  expect((await composeWith({ CORRECTOR: 'scripted' })).services.push).toBeUndefined();
});

test('a secret made at the first start opens the texts after the second', async () => {
  const first = await composeWith({ CORRECTOR: 'scripted' });
  const key = first.services.vault.newKey('ann');
  const sealed = first.services.vault.forUser('ann', key).seal('my day', 'x');
  await first.close();
  composed = undefined;
  const second = await composeWith({ CORRECTOR: 'scripted' });
  expect(second.services.vault.forUser('ann', key).open(sealed, 'x')).toBe('my day');
});

test('another secret than that of the database is refused before anything is written with it', async () => {
  await composeWith({ CORRECTOR: 'scripted' });
  await composed?.close();
  composed = undefined;
  const wrong = composeWith({ CORRECTOR: 'scripted', APP_SECRET: 'another secret of more than thirty-two characters' });
  const said = await wrong.catch(startProblem);
  expect(said).toMatch(/^Dayglot Diary cannot start\. APP_SECRET is not the secret that the diaries in this database/);
  expect((await composeWith({ CORRECTOR: 'scripted' })).services.db.engine).toBe('sqlite');
});
