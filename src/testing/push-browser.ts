import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';
import type { Push, PushMessage, PushTarget } from '#server/ports/push.ts';

/** The keys of an installation, as `npm run push-keys` makes them; of this test run and of no real one. */
export function newPushKeys(): { readonly publicKey: string; readonly privateKey: string } {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys('base64url');
  return {
    publicKey,
    privateKey: Buffer.from(curve.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
  };
}

/** The receiving end of a push: a browser's keys, and what it reads with them (RFC 8291). */
export class PushBrowser {
  readonly #curve: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly target: PushTarget;
  constructor(endpoint = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`) {
    this.target = { endpoint, p256dh: this.#curve.generateKeys('base64url'), auth: this.#auth.toString('base64url') };
  }

  /** What an encrypted body says; throws where it is not for this browser. */
  read(body: Buffer): unknown {
    const [salt, keyLength] = [body.subarray(0, 16), body[20] ?? 0];
    const sender = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), this.#curve.getPublicKey(), sender]);
    const secret = derive(this.#curve.computeSecret(sender), this.#auth, about, 32);
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const open = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
    // The text ends before the last 2, behind which there is nothing but padding.
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }
}

const derive = (secret: Buffer, salt: Buffer, about: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, about, length));

/** Who signed a push, as its service checks it (RFC 8292); throws where the signature is not that of the key beside it. */
export function readVapid(authorization: string): { readonly key: string; readonly claims: Record<string, unknown> } {
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const half = (from: number): string => point.subarray(from, from + 32).toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: half(1), y: half(33) }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const way = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', signed, way, Buffer.from(signature, 'base64url'))) throw new Error('Somebody else signed it.');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) };
}

export type FakePush = Push & {
  /** What was handed on, oldest first. */
  readonly sent: { readonly endpoint: string; readonly message: PushMessage }[];
  /** From now on it answers so for this address, or fails with this message. */
  readonly answerFor: (endpoint: string, answer: 'sent' | 'gone' | Error) => void;
};

/** The push services of all browsers in this process. */
export function createFakePush(publicKey = newPushKeys().publicKey): FakePush {
  const answers = new Map<string, 'sent' | 'gone' | Error>();
  const sent: FakePush['sent'] = [];
  const send: Push['send'] = async ({ endpoint }, message) => {
    const answer = answers.get(endpoint) ?? 'sent';
    if (answer instanceof Error) throw answer;
    if (answer === 'sent') sent.push({ endpoint, message });
    return answer;
  };
  return { publicKey, sent, send, answerFor: (endpoint, answer) => void answers.set(endpoint, answer) };
}
