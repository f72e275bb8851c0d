import { APICallError } from 'ai';
import { httpStatusOf } from '#server/adapters/corrector/ai-failure.ts';

type Body = Record<string, unknown>;

/** What a server of this wire format may not know; it is learnt from its refusals and kept while the process lives. */
export type Concessions = {
  /** The request as this server takes it. */
  readonly shape: (body: Body) => Body;
  /** Learns from a refusal. True: the next request will be another one. */
  readonly learn: (error: unknown) => boolean;
};

/** From the strictest to none; without one the prompt alone asks for JSON. */
const FORMATS = ['json_schema', 'json_object', undefined] as const;

const NAMES_TEMPERATURE = /temperature/i;
const NAMES_EFFORT = /reasoning/i;

/** Refusals of the request's shape. Some servers answer 500 to a format they do not know, and name it. */
function isAboutShape(error: unknown): error is APICallError {
  const status = httpStatusOf(error);
  if (!APICallError.isInstance(error)) return false;
  return status === 400 || status === 422 || (status >= 500 && /response_format/.test(error.responseBody ?? ''));
}

/**
 * Every server gets what OpenAI's own takes, until it refuses it. When no form of the request pleases, the form was not
 * the matter: the next entry begins with the strictest again.
 */
export function createConcessions(): Concessions {
  let format = 0;
  const withheld = new Set<string>();
  const withhold = (name: string): boolean => {
    const isNew = !withheld.has(name);
    withheld.add(name);
    return isNew;
  };
  const lowerFormat = (): boolean => {
    format = (format + 1) % FORMATS.length;
    return format > 0;
  };
  return {
    shape: (body) => {
      const kept = Object.fromEntries(Object.entries(body).filter(([name]) => !withheld.has(name)));
      const type = FORMATS[format];
      if (type === 'json_schema') return kept;
      return { ...kept, response_format: type && { type } };
    },
    learn: (error) => {
      if (!isAboutShape(error)) return false;
      const said = error.responseBody ?? '';
      if (NAMES_TEMPERATURE.test(said) && withhold('temperature')) return true;
      if (NAMES_EFFORT.test(said) && withhold('reasoning_effort')) return true;
      // A refusal that names nothing is most often about the format.
      return lowerFormat();
    },
  };
}
