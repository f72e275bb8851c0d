import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { directFetch } from '#server/adapters/direct-fetch.ts';
import { openRedirecting, REDIRECTS } from '#testing/redirecting.ts';

test.each(REDIRECTS)('HTTP %i comes back as the answer, even where the caller asks to follow', async (status) => {
  const server = await openRedirecting();
  server.redirectWith(status);
  const answer = await directFetch(server.origin, { method: 'POST', body: 'a diary', redirect: 'follow' });
  const counts = server.takeCounts();
  await server.close();
  expect([answer.status, counts]).toEqual([status, { asked: 1, followed: 0 }]);
});

const SERVER = fileURLToPath(new URL('..', import.meta.url));
const OWN = 'adapters/direct-fetch.ts';
/** Globals of Node that send something. */
const SENDERS = new Set(['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest']);
/** Modules that connect, and what may be imported from them because it does not. */
const CONNECTING: Readonly<Record<string, readonly string[]>> = {
  'node:http': ['createServer'],
  'node:https': [],
  'node:http2': [],
  'node:net': ['isIP', 'isIPv6', 'BlockList'],
  'node:tls': [],
  'node:dgram': [],
  undici: [],
};
/** Libraries that connect, each with the one file that uses it and why that is safe. */
const CLIENTS: Readonly<Record<string, string>> = {
  // Given directFetch, which the next test sees to.
  '@ai-sdk/google': 'adapters/corrector/gemini-corrector.ts',
  '@ai-sdk/anthropic': 'adapters/corrector/anthropic-corrector.ts',
  '@ai-sdk/openai-compatible': 'adapters/corrector/openai-corrector.ts',
  // Encrypts and signs only; sendNotification is not called.
  'web-push': 'adapters/push/web-push.ts',
  // SMTP and PostgreSQL know no redirects.
  nodemailer: 'adapters/mail/smtp.ts',
  pg: 'adapters/db/postgres.ts',
};

/** What a source file sends with, a line each; `file` is its path below src/server. */
function sendersIn(file: string, source: string): string[] {
  const found: string[] = [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && SENDERS.has(node.text) && !ts.isPropertyAssignment(node.parent))
      found.push(`${file}: ${node.text}`);
    if (ts.isImportDeclaration(node)) found.push(...importsIn(file, node));
    if (isImportCall(node) && connects(node)) found.push(`${file}: ${node.getText(tree)}`);
    if (ts.isPropertyAccessExpression(node) && node.name.text === 'sendNotification')
      found.push(`${file}: sendNotification`);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

const isImportCall = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;

const connects = ({ arguments: [from] }: ts.CallExpression): boolean =>
  from !== undefined && ts.isStringLiteral(from) && (from.text in CONNECTING || from.text in CLIENTS);

function importsIn(file: string, node: ts.ImportDeclaration): string[] {
  const from = (node.moduleSpecifier as ts.StringLiteral).text;
  if (node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
  if (CLIENTS[from] !== undefined) return CLIENTS[from] === file ? [] : [`${file}: ${from}`];
  const allowed = CONNECTING[from];
  const names = node.importClause?.namedBindings;
  const imported =
    names && ts.isNamedImports(names) ? names.elements.map((one) => (one.propertyName ?? one.name).text) : ['*'];
  return allowed ? imported.filter((name) => !allowed.includes(name)).map((name) => `${file}: ${name} of ${from}`) : [];
}

const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => [file, readFileSync(join(SERVER, file), 'utf8')] as const);

test('nothing in the server sends but through directFetch', () => {
  expect(sources.length).toBeGreaterThan(200);
  expect(sources.flatMap(([file, source]) => (file === OWN ? [] : sendersIn(file, source)))).toEqual([]);
});

test.each([
  ["await fetch('https://example.org')", 'fetch'],
  ['const get = globalThis.fetch;', 'fetch'],
  ["new WebSocket('wss://example.org')", 'WebSocket'],
  ["import { request } from 'node:https';", 'request of node:https'],
  ["import http from 'node:http';", '* of node:http'],
  ["import * as net from 'node:net';", '* of node:net'],
  ["import { createOpenAICompatible } from '@ai-sdk/openai-compatible';", '@ai-sdk/openai-compatible'],
  ["import('node:https')", "import('node:https')"],
  ['webPush.sendNotification(target);', 'sendNotification'],
])('%s is found', (source, found) => {
  expect(sendersIn('planted.ts', source)).toEqual([`planted.ts: ${found}`]);
});

test('every provider of the AI SDK is given directFetch', () => {
  const users = sources.filter(([, source]) => /from '@ai-sdk\//.test(source) && !/^import type/.test(source));
  expect(users.length).toBeGreaterThanOrEqual(3);
  for (const [file, source] of users)
    expect([file, /\bcreate\w+\(\{[^;]*fetch: directFetch/.test(source)]).toEqual([file, true]);
});
