import type { PushNotice } from '#domain/push.ts';

/** Where a browser takes pushes, and the keys for which they are encrypted. */
export type PushTarget = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

export type PushMessage = {
  readonly notice: PushNotice;
  /** How long the push service keeps it for a device that is switched off, in seconds; then it is dropped. */
  readonly ttl_s: number;
};

/**
 * Hands a push on to the browser's push service. 'gone': it does not know the browser any more, or never can reach it.
 * Throws when it did not take the push now, in words that name neither address nor key; the outbox tries again later.
 */
export type Push = {
  /** The public VAPID key of this installation, for which browsers subscribe. */
  readonly publicKey: string;
  readonly send: (target: PushTarget, message: PushMessage) => Promise<'sent' | 'gone'>;
};
