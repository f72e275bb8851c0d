import type { CallName, Contract, contract } from '#contract';
import { ATTESTATION_HEADER } from '#domain/attestation.ts';
import type { AuthCode } from '#domain/auth-codes.ts';
import { CallError } from '#domain/errors.ts';
import { type CallOptions, callOnce } from '#web/wire.ts';

type AttestedName = { [K in CallName]: (typeof contract)[K] extends { attested: true } ? K : never }[CallName];

/** The calls that need the attestation header; does not compile when the contract says otherwise. */
const ATTESTED = {
  registerUser: true,
  loginUser: true,
  sendPasswordReset: true,
  callCorrectorDiary: true,
  checkEntryAgain: true,
} satisfies Record<AttestedName, true>;

const REFUSED: AuthCode = 'auth/captcha-check-failed';

/**
 * Calls a function of the contract by its name. Throws the CallError that the server answered, UNAVAILABLE when it
 * cannot be reached, and the signal's own reason when it was aborted.
 */
export function call<K extends CallName>(
  name: K,
  data: Contract[K]['input'],
  options: CallOptions = {},
): Promise<Contract[K]['output']> {
  return Object.hasOwn(ATTESTED, name) ? attestedCall(name, data, options) : callOnce(name, data, options);
}

/**
 * Calls a function that tells on its way how far it has come; `onMessage` takes each message as the server wrote it. It
 * ends and fails as `call` does. Where the reading of streams cannot be loaded, it comes without messages.
 */
export async function callStreaming<K extends CallName>(
  name: K,
  data: Contract[K]['input'],
  { onMessage, ...options }: CallOptions & { readonly onMessage: (message: unknown) => void },
): Promise<Contract[K]['output']> {
  const streaming = await import('#web/wire-stream.ts').catch(() => undefined);
  if (!streaming) return call(name, data, options);
  const once: Once = (given, sent, wire) => streaming.streamOnce(given, sent, { ...wire, onMessage });
  return Object.hasOwn(ATTESTED, name) ? attestedCall(name, data, options, once) : once(name, data, options);
}

/** One try of a call over the wire. */
type Once = typeof callOnce;

/**
 * The call with the token of the bot check, and once more with a new one when the server refuses it. Where there is none
 * to be had, it goes out without, and the server's answer speaks.
 */
async function attestedCall<K extends CallName>(
  name: K,
  data: Contract[K]['input'],
  { signal }: CallOptions,
  once: Once = callOnce,
): Promise<Contract[K]['output']> {
  // Loaded when it is first needed; should that fail, the server's answer speaks as well.
  const tokens = await import('#web/bot-token.ts').catch(() => undefined);
  const send = (token: string | undefined) =>
    once(name, data, { signal, headers: token === undefined ? {} : { [ATTESTATION_HEADER]: token } });
  const token = await tokens?.botToken(signal);
  try {
    return await send(token);
  } catch (error) {
    if (!(error instanceof CallError && error.message.includes(REFUSED))) throw error;
    tokens?.dropBotToken(token);
    const another = await tokens?.botToken(signal);
    if (another === undefined) throw error;
    return await send(another);
  }
}
