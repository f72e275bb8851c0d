import type { Refusal } from '#testing/ai-wire.ts';
import type { LanguageToolReply } from '#testing/languagetool-server.ts';

/** What a rule finds: every place of `wrong` in the text. */
export type Finding = {
  readonly wrong: string;
  readonly replacements: readonly string[];
  readonly category: string;
  readonly id: string;
  readonly issueType?: string;
  readonly message?: string;
  readonly shortMessage?: string;
};

/** What the server answers for a text, in the shape of its API. */
export function checkOf(text: string, findings: readonly Finding[], code = 'en-US'): object {
  const matches = findings.flatMap((finding) => {
    const { wrong, replacements, category, id, issueType = 'grammar', message = 'This is wrong.' } = finding;
    return [...text.matchAll(new RegExp(wrong.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'g'))].map(({ index }) => ({
      message,
      shortMessage: finding.shortMessage ?? '',
      offset: index,
      length: wrong.length,
      replacements: replacements.map((value) => ({ value })),
      context: { text, offset: index, length: wrong.length },
      sentence: text,
      rule: { id, description: 'A rule.', issueType, category: { id: category, name: category } },
    }));
  });
  return {
    software: { name: 'LanguageTool', version: '6.7', apiVersion: 1 },
    language: { name: 'English', code, detectedLanguage: { name: 'English', code, confidence: 0.99 } },
    matches,
  };
}

/** Finds these mistakes, wherever they stand in the text that it is asked about. */
export const checks =
  (findings: readonly Finding[], code?: string): LanguageToolReply =>
  ({ body }, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(checkOf(body.text ?? '', findings, code)));
  };

/** An error as the server writes it: a line of text. */
export const fails =
  (code: number, { message = 'See the documentation.', headers }: Refusal = {}): LanguageToolReply =>
  (_, response) => {
    response.writeHead(code, { 'content-type': 'text/plain', ...headers });
    response.end(`Error: ${message}`);
  };

/** Begins to answer and then says nothing more. */
export const stalls: LanguageToolReply = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"matches":');
};

/** Begins to answer and tears the connection down. */
export const hangsUp: LanguageToolReply = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"matches":', () => response.destroy());
};
