import type { z } from 'zod';
import { type CallName, contract } from '#contract';
import { authStateOf, redirectFor } from '#domain/access.ts';
import { CallError } from '#domain/errors.ts';
import { checkAttestation } from '#server/auth/attestation.ts';
import type { Cookies } from '#server/auth/cookies.ts';
import { currentSession } from '#server/auth/sessions.ts';
import { handlers } from '#server/calls/all.ts';
import type { Client, Context } from '#server/context.ts';
import { withinLimits } from '#server/limits.ts';
import type { Services } from '#server/services.ts';

/** One call as it came in: its name, its data, where it came from, and how to answer beside the result. */
export type IncomingCall = {
  readonly name: string;
  readonly data: unknown;
  readonly origin: string | undefined;
  readonly cookies: Cookies;
  readonly client: Client;
  /** Whom the page believes to be signed in. */
  readonly believedUser: string | undefined;
  /** The token that the attestation header carries. */
  readonly attestation: string | undefined;
  /** Aborted when the caller hangs up. */
  readonly gone: AbortSignal;
  readonly tell: (message: unknown) => void;
};

type Row = { readonly attested?: true } & (typeof contract)[CallName];

/** The way of every call: name, origin, access, shape, bot check, limits, handler, shape. Throws CallError for what the caller did wrong. */
export async function dispatch(services: Services, call: IncomingCall): Promise<unknown> {
  if (!Object.hasOwn(contract, call.name)) throw new CallError('NOT_FOUND', 'There is no call of this name.');
  const name = call.name as CallName;
  const row: Row = contract[name];
  checkOrigin(services, call.origin);

  const now_ms = services.now_ms();
  const { cookies, client, gone, tell } = call;
  const { user, session } = (await currentSession({ db: services.db, cookies, now_ms })) ?? {};
  checkAccess(row, user);
  checkBelievedUser(row, user, call.believedUser);
  const input = readInput(row.input, call.data);
  if (row.attested) checkAttestation(services, call.attestation, now_ms);
  const handler = handlers[name] as (input: unknown, context: Context) => Promise<unknown>;
  const context = { ...services, now_ms, cookies, client, user, session, gone, tell };
  const limited = { name, input, user, client, cookies, attestation: call.attestation };
  const answer = async () =>
    row.output.parse(await withinLimits(services, limited, now_ms, () => handler(input, context)));
  // Corrections wait for a model, and have a limit of their own (correction/one-of-few.ts).
  return user && row.access === 'verified' && !row.attested ? services.callQueue(user.user_id, answer) : answer();
}

/** A browser names the page that calls; only our own may. Outside production localhost has other names too. */
function checkOrigin({ config }: Services, origin: string | undefined): void {
  if (origin === undefined || origin === config.PUBLIC_URL) return;
  const port = new URL(config.PUBLIC_URL).port;
  const local = ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${port}`);
  if (config.production || !local.includes(origin))
    throw new CallError('PERMISSION_DENIED', `Calls are accepted from ${config.PUBLIC_URL} only.`);
}

function checkAccess(row: Row, user: Context['user']): void {
  if (redirectFor(row.access, authStateOf(user)) === undefined) return;
  if (!user) throw new CallError('UNAUTHENTICATED', 'Please log in first.');
  throw new CallError('PERMISSION_DENIED', 'Please verify your e-mail address first.');
}

/** A window may still show one learner while another has logged in beside it: nothing of the one goes to the other. */
function checkBelievedUser(row: Row, user: Context['user'], believed: string | undefined): void {
  if (row.access === 'anyone' || believed === undefined || believed === user?.user_id) return;
  const sentence = 'Somebody else has logged in in this browser meanwhile. Please reload the page.';
  throw new CallError('ABORTED', sentence, { reason: 'other-user' });
}

/** The call's data in its shape; the error names each field that is not, never the value it had. */
function readInput(shape: z.ZodType, data: unknown): unknown {
  const read = shape.safeParse(data ?? {});
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const field = issue?.path.join('.');
  throw new CallError(
    'INVALID_ARGUMENT',
    `${field ? `${field}: ` : ''}${issue?.message}`,
    field ? { field } : undefined,
  );
}
