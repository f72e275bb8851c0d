import type { Processor } from '#domain/legal.ts';
import { type Config, type CorrectorName, firstLanguageModel } from '#server/config.ts';

type Providers = Pick<Config, 'CORRECTOR' | 'AI_BASE_URL' | 'LANGUAGETOOL_URL'>;

/** Whom this installation may send an entry to, by name, in the order in which they are asked. */
export function processorsOf(config: Providers): Processor[] {
  return config.CORRECTOR.flatMap((name) => processorOf(name, config) ?? []);
}

function processorOf(name: CorrectorName, config: Providers): Processor | undefined {
  if (name === 'languagetool') return { name: hostOf(config.LANGUAGETOOL_URL), service: 'LanguageTool' };
  const known = KNOWN[name];
  const isElsewhere = config.AI_BASE_URL !== undefined && firstLanguageModel(config.CORRECTOR) === name;
  return known && isElsewhere ? { name: hostOf(config.AI_BASE_URL), service: 'a language model' } : known;
}

const KNOWN: Partial<Record<CorrectorName, Processor>> = {
  gemini: { name: 'Google', service: 'Gemini API' },
  'openai-compatible': { name: 'OpenAI', service: 'OpenAI API' },
  anthropic: { name: 'Anthropic', service: 'Anthropic API' },
};

/** Names and numbers of a network that nobody outside reaches. */
const OWN_NETWORK =
  /^(localhost|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[?(::1|f[cd]))|\.(local|internal|lan)$|^[^.:]+$/i;

/** What a learner is told of a server: its name, or that it stands in the operator's own network. */
function hostOf(url = 'http://localhost'): string {
  const { hostname } = new URL(url);
  return OWN_NETWORK.test(hostname) ? 'a server in the operator’s own network' : hostname;
}
