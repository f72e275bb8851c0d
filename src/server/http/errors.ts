import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallError, type CallStatus, HTTP_STATUS } from '#domain/errors.ts';
import type { Log } from '#server/services.ts';
import { isDatabaseDown } from '#server/store/db.ts';

/** Seconds after which a call that found the database away may be tried again. */
const RETRY_AFTER_S = 5;

/** Refusals of Fastify's and of its files plugin (bad JSON, too large, a path or a range out of bounds) by their HTTP status. */
const OWN_REFUSALS: Readonly<Record<number, readonly [CallStatus, string]>> = {
  400: ['INVALID_ARGUMENT', 'The request is not valid JSON.'],
  403: ['NOT_FOUND', 'There is nothing at this address.'],
  404: ['NOT_FOUND', 'There is nothing at this address.'],
  412: ['FAILED_PRECONDITION', 'The file has changed meanwhile.'],
  413: ['INVALID_ARGUMENT', 'The request is too large.'],
  414: ['INVALID_ARGUMENT', 'The address is too long.'],
  415: ['INVALID_ARGUMENT', 'Send JSON as application/json.'],
  416: ['INVALID_ARGUMENT', 'The file has no such part.'],
  431: ['INVALID_ARGUMENT', 'The request headers are too large.'],
};

/** Any error as one of the catalogue. What we did not expect is a bug: logged with its cause and answered INTERNAL. */
export function asCallError(error: unknown, log: Log): CallError {
  if (error instanceof CallError) return error;
  if (isDatabaseDown(error)) {
    log.warn({ code: (error as { code?: unknown }).code }, 'the database is away');
    return new CallError('UNAVAILABLE', 'The diary cannot reach its database. Please try again in a moment.');
  }
  const refusal = OWN_REFUSALS[Number((error as { statusCode?: unknown } | null)?.statusCode)];
  if (refusal) return new CallError(...refusal);
  log.error({ err: error }, 'a call failed unexpectedly');
  return new CallError('INTERNAL', 'Something went wrong on our side. Please try again.');
}

/** The error as the callable-functions protocol writes it. */
export const errorBody = ({ status, message, details }: CallError) => ({
  error: { status, message, ...(details && { details }) },
});

export const sendError = (reply: FastifyReply, error: CallError): FastifyReply => {
  const retry_after_s = error.details?.retry_after_s ?? (error.status === 'UNAVAILABLE' ? RETRY_AFTER_S : undefined);
  if (retry_after_s) reply.header('retry-after', retry_after_s);
  return reply.code(HTTP_STATUS[error.status]).header('cache-control', 'no-store').send(errorBody(error));
};

export const answerError = (log: Log) => (error: unknown, _request: FastifyRequest, reply: FastifyReply) =>
  sendError(reply, asCallError(error, log));

export const notFound = (_request: FastifyRequest, reply: FastifyReply) =>
  sendError(reply, new CallError('NOT_FOUND', 'There is nothing at this address.'));
