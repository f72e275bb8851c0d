import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LEGAL_PAGES } from '#domain/legal.ts';
import { engines } from '#testing/engines.ts';
import { startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'dayglot-legal-'));
let server: TestServer;
beforeAll(async () => {
  const config = {
    DATA_DIR,
    CORRECTOR: ['gemini', 'openai-compatible', 'languagetool', 'basic'] as const,
    AI_BASE_URL: 'https://models.example.org/v1',
    LANGUAGETOOL_URL: 'http://10.1.2.3:8081',
    OPERATOR_NAME: 'School of Ann',
    OPERATOR_EMAIL: 'ann@example.org',
  };
  // Nothing of it is in the database, so one engine tells all.
  const [engine] = engines;
  if (!engine) throw new Error('no engine');
  server = await startTestServer(engine, { config: { ...config, CORRECTOR: [...config.CORRECTOR] } });
  mkdirSync(join(DATA_DIR, 'legal'));
});
afterAll(async () => {
  await server.close();
  rmSync(DATA_DIR, { recursive: true });
});

const read = async (page: string) => (await new TestBrowser(server).call('readLegalText', { page })).result;

test.each(LEGAL_PAGES)('%s: ours holds until the operator leaves a text of their own', async (page) => {
  expect(await read(page)).toMatchObject({
    blocks: null,
    operator: { name: 'School of Ann', email: 'ann@example.org' },
  });
  writeFileSync(join(DATA_DIR, 'legal', `${page}.md`), '# Ours\n\nAsk **Ann**.');
  expect((await read(page)).blocks).toEqual([
    { kind: 'paragraph', spans: [{ text: 'Ask ' }, { text: 'Ann', isStrong: true }, { text: '.' }] },
  ]);
  writeFileSync(join(DATA_DIR, 'legal', `${page}.md`), '');
  expect((await read(page)).blocks).toBeNull();
});

test('whoever gets the texts is named; AI_BASE_URL belongs to the first language model alone', async () => {
  expect((await read('data-protection')).processors).toEqual([
    { name: 'models.example.org', service: 'a language model' },
    { name: 'OpenAI', service: 'OpenAI API' },
    { name: 'a server in the operator’s own network', service: 'LanguageTool' },
  ]);
});

test('a page that has no such text is refused', async () => {
  const { error } = await new TestBrowser(server).call('readLegalText', { page: '../../etc/passwd' });
  expect(error?.status).toBe('INVALID_ARGUMENT');
});
