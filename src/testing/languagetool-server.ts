import { type FakeReply, type FakeRequest, type FakeServer, openFakeServer } from '#testing/fake-server.ts';
import { fails } from '#testing/languagetool-replies.ts';

/** The form of a check: text, language, preferredVariants, motherTongue. */
export type LanguageToolBody = Readonly<Record<string, string | undefined>>;
export type LanguageToolRequest = FakeRequest<LanguageToolBody>;
export type LanguageToolReply = FakeReply<LanguageToolBody>;
export type LanguageToolServer = FakeServer<LanguageToolBody>;

/** A local server that speaks the part of LanguageTool's HTTP API that checks a text. */
export const openLanguageToolServer = (): Promise<LanguageToolServer> =>
  openFakeServer<LanguageToolBody>({
    root: '',
    path: /^\/v2\/check$/,
    read: (body) => Object.fromEntries(new URLSearchParams(body)),
    keyOf: () => undefined,
    key: undefined,
    refuse: (why) => fails(why === 'path' ? 404 : 500, { message: 'The test has not said how to answer.' }),
  });
