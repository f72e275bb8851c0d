/** Unless AI_MODEL names another one: stable, quick, and strong in many languages. */
export const DEFAULT_GEMINI_MODEL = 'gemini-3.8-flash';

/** Unless AI_MODEL names another one; for OpenAI's own server only. */
export const DEFAULT_OPENAI_MODEL = 'gpt-6-luna';

/** Unless AI_MODEL names another one: the quickest of the family, made for much traffic. */
export const DEFAULT_ANTHROPIC_MODEL = 'claude-haiku-5-5';
