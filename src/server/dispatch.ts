import type { z } from 'zod';
import { type CallName, contract } from '#contract';
import { authStateOf, redirectFor } from '#domain/access.ts';
import { CallError } from '#domain/errors.ts';
import type { Cookies } from '#server/auth/cookies.ts';
import { currentUser } from '#server/auth/sessions.ts';
import { handlers } from '#server/calls/all.ts';
import type { Context } from '#server/context.ts';
import type { Services } from '#server/services.ts';

/** One call as it came in: its name, its data, where it came from, and how to answer beside the result. */
export type IncomingCall = {
  readonly name: string;
  readonly data: unknown;
  readonly origin: string | undefined;
  readonly cookies: Cookies;
  readonly tell: (message: unknown) => void;
};

type Row = (typeof contract)[CallName];

/** The way of every call: name, origin, access, shape, handler, shape. Throws CallError for what the caller did wrong. */
export async function dispatch(services: Services, call: IncomingCall): Promise<unknown> {
  if (!Object.hasOwn(contract, call.name)) throw new CallError('NOT_FOUND', 'There is no call of this name.');
  const name = call.name as CallName;
  const row: Row = contract[name];
  checkOrigin(services, call.origin);

  const now_ms = services.now_ms();
  const { cookies, tell } = call;
  const user = await currentUser({ db: services.db, cookies, now_ms });
  checkAccess(row, user);
  const input = readInput(row.input, call.data);
  const handler = handlers[name] as (input: unknown, context: Context) => Promise<unknown>;
  return row.output.parse(await handler(input, { ...services, now_ms, cookies, user, tell }));
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
  const redirect = redirectFor(row.access, authStateOf(user));
  if (redirect === '/register') throw new CallError('UNAUTHENTICATED', 'Please log in first.');
  if (redirect === '/mail-veri') throw new CallError('PERMISSION_DENIED', 'Please verify your e-mail address first.');
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
