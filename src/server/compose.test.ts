import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Composed, compose } from '#server/compose.ts';
import { readConfig } from '#server/config.ts';
import type { CorrectionRequest } from '#server/ports/corrector.ts';
import { feedbackOf } from '#testing/corrector-suite.ts';
import { corrects, fails } from '#testing/gemini-replies.ts';
import { GEMINI_KEY, type GeminiServer, openGeminiServer } from '#testing/gemini-server.ts';

const ENTRY: CorrectionRequest = { inputDay: 'I goed home.', inputWell: '', inputGrateful: '', lang_native: 'de' };
const basicWorkerUrl = new URL('./adapters/corrector/basic/basic-worker.ts', import.meta.url);

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
  await composed?.close();
  await gemini.close();
  rmSync(folder, { recursive: true, force: true });
});

async function composeWith(settings: Record<string, string>): Promise<Composed> {
  const config = readConfig({ DATA_DIR: folder, GEMINI_API_KEY: GEMINI_KEY, AI_BASE_URL: gemini.baseUrl, ...settings });
  composed = await compose({ config, log, basicWorkerUrl });
  return composed;
}

test('CORRECTOR=gemini and its key have Gemini correct', async () => {
  gemini.answerWith(
    corrects(({ Day, Well, Grateful }) => ({
      lang: 'en',
      correctedDay: Day.replace('goed', 'went'),
      correctedWell: Well,
      correctedGrateful: Grateful,
      topMistakes: [{ mistake: 'goed → went', explanation: 'Unregelmäßiges Verb.' }],
    })),
  );
  const { services } = await composeWith({ CORRECTOR: 'gemini' });
  const feedback = await feedbackOf(services.corrector, ENTRY);
  expect(feedback).toMatchObject({ correctedDay: 'I went home.', checked_by: 'gemini' });
});

test('when Gemini is down the next of the list corrects, says so, and the operator reads it in the log', async () => {
  gemini.answerWith(fails(503, 'UNAVAILABLE'));
  const { services } = await composeWith({ CORRECTOR: 'gemini,scripted' });
  const feedback = await feedbackOf(services.corrector, ENTRY);
  expect(feedback).toMatchObject({ correctedDay: 'I went home.', checked_by: 'scripted' });
  expect(warnings).toEqual([{ corrector: 'gemini', status: 'UNAVAILABLE' }]);
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
