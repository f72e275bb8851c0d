import { afterAll, beforeAll } from 'vitest';
import { noFeedback } from '#domain/feedback.ts';
import type { AiMode } from '#server/adapters/corrector/ai-corrector.ts';
import type { CorrectionRequest, Corrector, FeedbackEvent } from '#server/ports/corrector.ts';
import type { AiWire } from '#testing/ai-wire.ts';
import { eventsOf } from '#testing/corrector-suite.ts';
import type { FakeReply, FakeServer } from '#testing/fake-server.ts';
import { type Limits, PATIENT, TEXTS } from '#testing/provider-suite.ts';

export type Change = Limits & { readonly mode?: AiMode };

/** A corrector that asks a language model, with the wire format of its provider. */
export type AiUnderTest<Body> = {
  readonly name: string;
  readonly wire: AiWire<Body>;
  readonly create: (baseUrl: string, change: Required<Limits> & { readonly mode?: AiMode }) => Corrector;
  /** The provider's word for an answer that ran out of room. */
  readonly full: string;
  /** How its answers may end, and the reason that the learner is told (spec §8). */
  readonly reasons: readonly (readonly [raw: string, told: string])[];
};

/** A good answer to TEXTS. */
export const ANSWER = JSON.stringify({
  lang: 'en',
  correctedDay: 'I went home. 🏖️',
  correctedWell: '',
  correctedGrateful: 'My friend.',
  mistakes: [{ wrong: 'goed', right: 'went', kind: 'tense', explanation: 'Irregular.' }],
});
export const FEEDBACK = {
  finishReason: 'STOP',
  lang: 'en',
  correctedDay: 'I went home. 🏖️',
  correctedWell: '',
  correctedGrateful: 'My friend.',
  topMistakes: [{ mistake: 'goed → went', explanation: 'Irregular.' }],
  explanations: [{ wrong: 'goed', right: 'went', kind: 'tense', explanation: 'Irregular.' }],
};
export const EDITS = JSON.stringify({
  lang: 'en',
  edits: [
    { part: 'Day', old: 'goed', new: 'went', kind: 'tense', reason: 'Irregular.' },
    { part: 'Grateful', old: 'frend', new: 'friend', kind: 'spelling', reason: 'I before e.' },
  ],
});

/** A corrector and its fake server for a block of tests. */
export type AiBench<Body> = {
  readonly name: string;
  readonly ai: AiUnderTest<Body>;
  readonly wire: AiWire<Body>;
  /** The corrector, patient unless told otherwise. */
  readonly create: (change?: Change) => Corrector;
  readonly server: () => FakeServer<Body>;
  readonly asked: (change?: Change, entry?: CorrectionRequest) => Promise<FeedbackEvent[]>;
  readonly lastOf: (change?: Change) => Promise<FeedbackEvent | undefined>;
  /** The last event of an answer that ended for another reason. */
  readonly done: (reason: string) => FeedbackEvent;
  /** Answers the requests one after the other, the last of them again and again. */
  readonly answerInTurn: (...replies: FakeReply<Body>[]) => void;
  /** The bodies of the requests that some work makes. */
  readonly requestsOf: (work: () => Promise<unknown>) => Promise<Body[]>;
};

/** Registers the opening and closing of the server; call it in a block of tests. */
export function benchOf<Body>(ai: AiUnderTest<Body>): AiBench<Body> {
  const { name, wire } = ai;
  let opened: FakeServer<Body> | undefined;
  beforeAll(async () => {
    opened = await wire.open();
  });
  afterAll(() => opened?.close());
  const server = (): FakeServer<Body> => {
    if (!opened) throw new Error('The server is not open yet.');
    return opened;
  };
  const create = (change: Change = {}) => ai.create(server().baseUrl, { ...PATIENT, ...change });
  const asked = (change?: Change, entry: CorrectionRequest = TEXTS) => eventsOf(create(change), entry);
  return {
    name,
    ai,
    wire,
    create,
    server,
    asked,
    lastOf: async (change) => (await asked(change)).at(-1),
    done: (reason) => ({ type: 'done', feedback: noFeedback(reason, name) }),
    answerInTurn: (...replies) => {
      let turn = 0;
      server().answerWith((request, response) => replies[Math.min(turn++, replies.length - 1)]?.(request, response));
    },
    requestsOf: async (work) => {
      const before = server().requests.length;
      await work();
      return server()
        .requests.slice(before)
        .map(({ body }) => body);
    },
  };
}
