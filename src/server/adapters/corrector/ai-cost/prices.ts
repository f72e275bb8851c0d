import {
  DEFAULT_ANTHROPIC_MODEL,
  DEFAULT_GEMINI_MODEL,
  DEFAULT_OPENAI_MODEL,
} from '#server/adapters/corrector/ai-models.ts';

export type Price = {
  readonly corrector: string;
  readonly model: string;
  /** USD for a million tokens. */
  readonly input: number;
  readonly output: number;
  /** How many tokens this model makes of what the rule counts as one. */
  readonly tokens: number;
  /** Who says so, and when it was looked up. */
  readonly source: string;
};

/** What the models that are used unless AI_MODEL names another one cost. Prices change: look them up before relying on them. */
export const PRICES: readonly Price[] = [
  {
    corrector: 'gemini',
    model: DEFAULT_GEMINI_MODEL,
    input: 0.75,
    output: 3.75,
    tokens: 1,
    source: 'Gemini API pricing page, 2026-11-21; until 2026-12-31, twice as much from then on',
  },
  {
    corrector: 'openai-compatible',
    model: DEFAULT_OPENAI_MODEL,
    input: 0.1,
    output: 0.5,
    tokens: 1,
    source: 'OpenAI API pricing page, 2026-11-21',
  },
  {
    corrector: 'anthropic',
    model: DEFAULT_ANTHROPIC_MODEL,
    input: 0.1,
    output: 0.5,
    // «approximately 30 % more tokens» than models before 4.7, says the page of the model.
    tokens: 1.3,
    source: 'Anthropic’s page of the model, 2026-11-21; prompts of up to 100,000 tokens',
  },
];
