import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contract } from '#contract';
import { USER_HEADER } from '#domain/access.ts';
import { ATTESTATION_HEADER } from '#domain/attestation.ts';
import { CallError } from '#domain/errors.ts';
import { createCookies } from '#server/auth/cookies.ts';
import { dispatch, type IncomingCall } from '#server/dispatch.ts';
import { asCallError, sendError } from '#server/http/errors.ts';
import { streamAnswer } from '#server/http/stream-answer.ts';
import type { Services } from '#server/services.ts';

type CallRequest = FastifyRequest<{ Params: { name: string }; Body: unknown }>;

/** POST /call/:name over the callable-functions wire protocol: {"data": …} in, {"result": …} or {"error": …} out. */
export function callRoute(app: FastifyInstance, services: Services): void {
  app.post('/call/:name', async (request: CallRequest, reply) => {
    reply.header('cache-control', 'no-store');
    const wantsStream = request.headers.accept?.includes('text/event-stream') ?? false;
    return wantsStream
      ? streamAnswer(reply, (tell) => answer(services, request, reply, tell))
      : plainAnswer(services, request, reply);
  });
}

async function plainAnswer(services: Services, request: CallRequest, reply: FastifyReply): Promise<FastifyReply> {
  try {
    const result = await answer(services, request, reply, () => undefined);
    return reply.send({ result });
  } catch (error) {
    return sendError(reply, error as CallError);
  }
}

function incoming(
  services: Services,
  request: CallRequest,
  reply: FastifyReply,
  tell: (message: unknown) => void,
): IncomingCall {
  const secure = services.config.PUBLIC_URL.startsWith('https:');
  return {
    name: request.params.name,
    data: dataOf(request.body),
    origin: request.headers.origin,
    cookies: createCookies(request.headers.cookie, secure, (line) => reply.header('set-cookie', line)),
    client: { address: request.ip, userAgent: request.headers['user-agent'] },
    believedUser: headerOf(request, USER_HEADER),
    attestation: headerOf(request, ATTESTATION_HEADER),
    gone: goneSignal(reply),
    tell,
  };
}

/** Aborts when the connection ends before the answer did. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort(new CallError('ABORTED', 'The caller has hung up.'));
  });
  return gone.signal;
}

/** A header's one value. */
function headerOf({ headers }: CallRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}

function dataOf(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('data' in body))
    throw new CallError('INVALID_ARGUMENT', 'Send a JSON object with a field named data.');
  return body.data;
}

/**
 * The result of a call, or the CallError that it failed with. One structured line a call: its name, how it ended and how
 * long it took; nothing of who called or what was said.
 */
async function answer(
  services: Services,
  request: CallRequest,
  reply: FastifyReply,
  tell: (message: unknown) => void,
): Promise<unknown> {
  const from = performance.now();
  const name = Object.hasOwn(contract, request.params.name) ? request.params.name : 'unknown';
  const observed = { name, traceparent: headerOf(request, 'traceparent') };
  return services.observer.call(observed, async (ended) => {
    const line = (status: string) => {
      ended(status);
      services.log.info({ call: name, status, ms: Math.round(performance.now() - from) }, 'call');
    };
    try {
      const result = await dispatch(services, incoming(services, request, reply, tell));
      line('OK');
      return result;
    } catch (error) {
      const failure = asCallError(error, services.log);
      line(failure.status);
      throw failure;
    }
  });
}
