import { type Logger, pino } from 'pino';

/** A bug's cause without what drivers attach to it (rows, parameters, addresses). */
function errorFields(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  return { type: error.name, code: (error as { code?: unknown }).code, stack: error.stack };
}

/** Structured lines on standard output. Requests are not logged as such: they carry addresses. */
export const createLogger = (level: string): Logger =>
  pino({ level, base: null, serializers: { err: errorFields, req: () => undefined, res: () => undefined } });
