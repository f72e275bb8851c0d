/** Tokens of a provider's answers, and what they cost as far as its price is known. */
export type AiUsage = {
  /** One of the names of the CORRECTOR setting. */
  readonly corrector: string;
  readonly tokens_in: number;
  readonly tokens_out: number;
  /** Millionths of a dollar. */
  readonly micro_usd: number;
};

export type Tokens = Pick<AiUsage, 'tokens_in' | 'tokens_out'>;

/** A call as it came in: its name in the contract, and the caller's place in a trace, as the header `traceparent` has it. */
export type ObservedCall = { readonly name: string; readonly traceparent: string | undefined };

/** Told once how it ended: a status of the catalogue or a finish reason, nothing of who or what. */
export type Ended = (status: string) => void;

/** Who watches the server for its operator. It hears names, times and counts; never a text, an address or a token. */
export type Observer = {
  /** Runs the work of a call; what is observed within it belongs to it. */
  readonly call: <T>(call: ObservedCall, work: (ended: Ended) => Promise<T>) => Promise<T>;
  /** A corrector begins. */
  readonly correction: (corrector: string) => Ended;
  readonly usage: (usage: AiUsage) => void;
  /** A mail or a push went out, or did not; 'refused': nobody has its address, and it is not tried again. */
  readonly sent: (kind: string, outcome: 'sent' | 'failed' | 'given up' | 'refused') => void;
  /** Sends or shows what is left, and ends. */
  readonly close: () => Promise<void>;
};

/** Nobody watches. */
export const noObserver: Observer = {
  call: (_, work) => work(() => undefined),
  correction: () => () => undefined,
  usage: () => undefined,
  sent: () => undefined,
  close: async () => undefined,
};

/** Several watch. */
export const both = (a: Observer, b: Observer): Observer => ({
  call: (call, work) => a.call(call, (endedA) => b.call(call, (endedB) => work(twice(endedA, endedB)))),
  correction: (corrector) => twice(a.correction(corrector), b.correction(corrector)),
  usage: (usage) => {
    a.usage(usage);
    b.usage(usage);
  },
  sent: (kind, outcome) => {
    a.sent(kind, outcome);
    b.sent(kind, outcome);
  },
  close: async () => void (await Promise.all([a.close(), b.close()])),
});

const twice =
  (a: Ended, b: Ended): Ended =>
  (status) => {
    a(status);
    b(status);
  };
