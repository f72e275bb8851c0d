// What a learner's browser must get through a proxy as it would from the server itself.
import { once } from 'node:events';
import http from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { figure } from '../../faults/figures.mjs';
import { createBrowser } from './client.mjs';
import { DAY } from './model.mjs';
import { offered } from './start.mjs';

const MB = 1024 * 1024;
const PASSWORD = 'a long password of ours';

/** Writes the figure down, and throws where it is not what it should be. */
export function expect(proxy, what, measured, target, isSo = String(measured) === String(target)) {
  figure(`${proxy.name} ${proxy.version}: ${what}`, String(measured), String(target));
  if (!isSo) throw new Error(`${proxy.name}: ${what}: ${measured}, and not ${target}.\n${proxy.logs().slice(-2000)}`);
}

const errorOf = ({ text }) => (text.startsWith('{') ? JSON.parse(text).error?.message : undefined) ?? 'no words';

/** The page, one of its hashed assets and their headers. */
export async function checkPage(proxy) {
  const browser = createBrowser(proxy);
  const br = { headers: { 'accept-encoding': 'br' } };
  const page = await browser.send('/register', br);
  const plain = await browser.send('/register');
  const [asset] = plain.text.match(/\/assets\/[\w.-]+\.js/) ?? [];
  const script = await browser.send(asset, br);
  const headers = [page, script].map((answer) => answer.headers);
  expect(proxy, 'page and asset: status', [page, script].map(({ status }) => status).join(', '), '200, 200');
  expect(proxy, 'their encoding', headers.map((one) => one['content-encoding']).join(', '), 'br, br');
  const policies = headers.filter((one) => one['content-security-policy']?.startsWith("default-src 'none'"));
  expect(proxy, 'with the policy (CSP)', policies.length, 2);
  const strict = headers.filter((one) => one['strict-transport-security']?.includes('max-age=63072000'));
  expect(proxy, 'with HSTS', strict.length, 2);
  const kept = /immutable/.test(headers[1]['cache-control']) && headers[1].vary === 'accept-encoding';
  expect(proxy, 'the asset may be kept for ever, by encoding', kept, true);
  browser.close();
}

/** Brotli arrives as the server wrote it, so that what was precompressed can be read. */
export async function checkBytes(proxy, server) {
  const raw = (port, secure) =>
    new Promise((resolve, reject) => {
      const headers = { host: proxy.host, 'accept-encoding': 'br' };
      const options = { host: '127.0.0.1', port, path: '/register', headers };
      const give = async (response) => {
        const pieces = [];
        for await (const piece of response) pieces.push(piece);
        resolve(Buffer.concat(pieces));
      };
      (secure ? secure(options) : http.get(options)).once('response', give).once('error', reject);
    });
  const https = await import('node:https');
  const through = await raw(proxy.port, (options) => https.get({ ...options, servername: proxy.host, ca: proxy.ca }));
  const direct = await raw(server.port);
  const isPage = brotliDecompressSync(through).includes('<!doctype html');
  expect(proxy, 'the page is byte for byte that of the server', isPage && through.equals(direct), true);
}

/** Plain http leads to https; HTTP/2 and TLS 1.3 are offered. */
export async function checkDoors(proxy) {
  const from = { host: '127.0.0.1', localAddress: '127.0.0.7' };
  const request = http.get({ ...from, port: proxy.plain, path: '/diary?a=b', headers: { host: proxy.host } });
  const [response] = await once(request, 'response');
  response.resume();
  const { location } = response.headers;
  const isMoved = [301, 308].includes(response.statusCode) && location === `https://${proxy.host}/diary?a=b`;
  expect(proxy, 'http answers', `${response.statusCode} ${location}`, '301 or 308, the same path by https', isMoved);
  const { http: spoken, tls } = await offered(proxy);
  expect(proxy, 'speaks', `${spoken}, ${tls}`, 'h2, TLSv1.3');
  const browser = createBrowser(proxy);
  const { text } = await browser.send('/metrics');
  expect(proxy, '/metrics through it: lines of metrics', text.match(/^(# HELP|dayglot_|process_)/gm)?.length ?? 0, 0);
  browser.close();
}

/** Somebody registers, opens the mail's link, goes and comes back. Answers their browser, signed in and verified. */
export async function checkAccount(proxy, inbox) {
  const browser = createBrowser(proxy, '127.0.0.7');
  const email = `ann-${proxy.name}@example.org`;
  await browser.prove();
  const profile = { username: 'Ann', native_lang: 'de', acceptedTerms: true, acceptedPrivacy: true };
  const registered = await browser.call('registerUser', { email, password: PASSWORD, ...profile });
  const signedIn = await browser.call('signIn', { email });
  expect(proxy, 'registration, sign-in', `${registered.status}, ${signedIn.status}`, '200, 200');
  const lines = signedIn.headers['set-cookie'] ?? [];
  const isSafe = (line) => /^__Host-.*; HttpOnly; SameSite=Lax;.*; Secure$/.test(line);
  expect(proxy, 'cookies with __Host-, Secure', lines.length > 0 && lines.every(isSafe), true);
  await browser.call('sendVerificationEmail');
  const link = new URL(await inbox.linkTo(email));
  const opened = await browser.send(link.pathname);
  expect(proxy, 'the page that the link of the mail leads to', opened.status, 200);
  const confirmed = await browser.call('confirmEmail', { token: link.hash.replace('#token=', '') });
  expect(proxy, 'its press', confirmed.status, 200);
  await browser.call('signOut');
  await browser.call('loginUser', { email, password: PASSWORD });
  const back = JSON.parse((await browser.call('signIn', { email })).text).result;
  expect(proxy, 'back after signing out, verified', back?.is_verified, true);
  return browser;
}

/** Another site's page is refused; what is too large is told so in words that the page can read. */
export async function checkRefusals(proxy, browser) {
  const foreign = await browser.call('readProfile', {}, { headers: { origin: 'https://elsewhere.example' } });
  expect(proxy, 'a call from another site', foreign.status, 403);
  for (const size of [3, 30]) {
    const large = await browser
      .call('callCorrectorDiary', { inputDay: 'x'.repeat(size * MB) })
      .catch(({ message }) => ({
        status: message,
        text: '{}',
      }));
    const isClear = [400, 413].includes(large.status) && errorOf(large) === 'The request is too large.';
    const what = `${large.status} ${errorOf(large)}`;
    expect(proxy, `${size} MB in one call`, what, '400 or 413, «The request is too large.»', isClear);
  }
}

/** A guesser at one address, who names another with every call, and somebody at another address. */
export async function checkAddresses(proxy) {
  const guesser = createBrowser(proxy, '127.0.0.8');
  const guess = (browser, n) => {
    const headers = {
      'x-forwarded-for': `198.51.100.${n}`,
      forwarded: `for=198.51.100.${n}`,
      'x-real-ip': `192.0.2.${n}`,
    };
    return browser.call('checkPasswordReset', { token: `guess-${n}` }, { headers });
  };
  let passed = 0;
  let refused;
  // 60 at once and one in 5 s: more than 100 would mean that the header was believed.
  while (!refused && passed < 100) {
    const { status } = await guess(guesser, passed + 1);
    if (status === 429) refused = status;
    else passed += 1;
  }
  expect(
    proxy,
    'a guesser with 100 made-up X-Forwarded-For: calls until 429',
    passed,
    '60 to 70',
    passed >= 60 && passed <= 70,
  );
  const other = createBrowser(proxy, '127.0.0.9');
  expect(proxy, 'somebody at another address meanwhile is limited', (await guess(other, 1)).status === 429, false);
  guesser.close();
  other.close();
}

/** The model stops half-way until the learner has the first words: a proxy that keeps them back never gets the rest. */
export async function checkStream(proxy, browser, model) {
  model.hold();
  let early = 0;
  const onPiece = (piece) => {
    if (early === 0 && piece.includes('"message"')) setImmediate(model.release);
    early += 1;
  };
  await browser.prove();
  const answer = await correct(browser, { onPiece });
  expect(
    proxy,
    'a correction: words arrived while the model still wrote; pieces',
    answer.pieces,
    '> 1',
    answer.pieces > 1,
  );
  expect(proxy, 'it ends with the result', isWhole(answer), true);
}

/** One entry, corrected as a stream. */
export const correct = (browser, options = {}) =>
  browser.call(
    'callCorrectorDiary',
    { entry_id: crypto.randomUUID(), inputDay: DAY, inputWell: '', inputGrateful: '', mood: 3 },
    { headers: { accept: 'text/event-stream' }, ...options },
  );

/** Whether a streamed answer came to its end. */
export function isWhole({ status, text }) {
  const last = text.trim().split('\n\n').at(-1) ?? '';
  return status === 200 && last.startsWith('data: {"result"') && last.includes('STOP');
}
