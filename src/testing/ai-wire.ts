import type { ServerResponse } from 'node:http';
import type { FakeReply, FakeRequest, FakeServer } from '#testing/fake-server.ts';

/** How a service refuses: `status` and `message` in its own words, headers such as Retry-After. */
export type Refusal = {
  readonly status?: string;
  readonly message?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** What a fake language model can be made to do, in the wire format of its provider. */
export type AiWire<Body> = {
  readonly open: () => Promise<FakeServer<Body>>;
  /** The provider's own word for an answer that is complete. */
  readonly stop: string;
  /** The text in pieces, then the reason; without a reason (null) it just ends, as a cut line does. */
  readonly says: (said: string, reason?: string | null, size?: number) => FakeReply<Body>;
  readonly fails: (code: number, refusal?: Refusal) => FakeReply<Body>;
  /** An error in the middle of a stream that began well. */
  readonly failsMidway: (said: string, code: number) => FakeReply<Body>;
  /** Says the beginning, if any, and then nothing more; the line stays open. */
  readonly stallsAfter: (said?: string) => FakeReply<Body>;
  /** Says the rest of what stallsAfter began, and ends well. */
  readonly goesOn: (said: string, response: ServerResponse) => void;
  /** Says the beginning and tears the connection down. */
  readonly hangsUpAfter: (said: string) => FakeReply<Body>;
  /** What the request tells the model for everybody, and of this entry. */
  readonly systemIn: (body: Body) => string;
  readonly promptIn: (body: Body) => string;
};

export type Diary = { readonly Day: string; readonly Well: string; readonly Grateful: string };

/** What a well-formed answer holds: the schema that the corrector asks for. */
export type FullAnswer = {
  readonly lang: string;
  readonly correctedDay: string;
  readonly correctedWell: string;
  readonly correctedGrateful: string;
  readonly mistakes: readonly {
    readonly wrong: string;
    readonly right: string;
    readonly kind: string;
    readonly explanation: string;
  }[];
};

/** The diary in a prompt, by its delimiters. */
export const diaryIn = (prompt: string): Diary =>
  JSON.parse(/<diary>\n(.*)\n<\/diary>/s.exec(prompt)?.[1] ?? 'null') as Diary;

/** Reads the diary out of the request and answers with it, as `model` sees fit. */
export const answersBy =
  <Body>(wire: AiWire<Body>, model: (diary: Diary, request: FakeRequest<Body>) => object): FakeReply<Body> =>
  (request, response) =>
    wire.says(JSON.stringify(model(diaryIn(wire.promptIn(request.body)), request)))(request, response);
