// A browser as far as a proxy sees one: TLS with the name of the diary, its page's Origin, cookies, an address of its own.
import { once } from 'node:events';
import https from 'node:https';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Longer than any answer here takes; whatever hangs is a failure and not a test without an end. */
const PATIENCE_MS = 20_000;

/** The pairs that a browser would send back, from the `set-cookie` of an answer. */
function keepCookies(cookies, headers) {
  for (const line of headers['set-cookie'] ?? []) {
    const [pair] = line.split(';');
    cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
  }
}

/** Asks, and answers { status, headers, text, pieces }; `onPiece` hears each piece as it comes. */
async function ask({ method = 'GET', body, onPiece, ...options }) {
  const request = https.request({ ...options, method, timeout: PATIENCE_MS });
  request.on('timeout', () => request.destroy(new Error('timeout')));
  // A server that refuses a long body answers before all of it was sent; what cannot be sent then is no failure.
  request.on('error', () => undefined);
  request.end(body);
  const [response] = await once(request, 'response');
  const pieces = [];
  for await (const piece of response) {
    pieces.push(piece);
    onPiece?.(String(piece));
  }
  const { statusCode: status, headers } = response;
  return { status, headers, text: Buffer.concat(pieces).toString(), pieces: pieces.length };
}

/** One that comes from `address` of this machine. Each request that gets no answer throws: nothing is asked twice. */
export function createBrowser({ port, host, ca }, address = '127.0.0.1') {
  const agent = new https.Agent({ keepAlive: true, maxSockets: 16 });
  const cookies = new Map();
  const at = { agent, ca, port, host: '127.0.0.1', servername: host, localAddress: address };
  const send = async (path, { headers, ...options } = {}) => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await ask({ ...at, path, headers: { host, ...(cookie && { cookie }), ...headers }, ...options });
    keepCookies(cookies, answer.headers);
    return answer;
  };
  let proof;
  const call = async (name, data = {}, { headers, ...options } = {}) => {
    const body = JSON.stringify({ data });
    const length = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const own = { origin: `https://${host}`, ...length, ...(proof && { 'x-app-attestation': proof }), ...headers };
    return send(`/call/${name}`, { method: 'POST', body, headers: own, ...options });
  };
  /** The work that production demands before expensive calls. */
  const prove = async () => {
    const { challenge } = JSON.parse((await call('requestAttestation')).text).result;
    const { counter, derivedKey } = await solveChallenge({ challenge, deriveKey, timeout: 0 });
    const exchanged = await call('exchangeAttestation', { challenge, solution: { counter, derivedKey } });
    proof = JSON.parse(exchanged.text).result.token;
  };
  return { send, call, prove, close: () => agent.destroy() };
}
