import type { User } from '#contract';
import type { Cookies } from '#server/auth/cookies.ts';
import type { Session } from '#server/auth/sessions.ts';
import type { Services } from '#server/services.ts';

/** What a request says of where it comes from. */
export type Client = {
  /** The address it came from; behind a proxy that is trusted, the one before it. */
  readonly address: string;
  readonly userAgent: string | undefined;
};

/** What a handler gets beside its input: the services, the request's cookies and moment, and who asks. */
export type Context = Omit<Services, 'now_ms'> & {
  readonly now_ms: number;
  readonly cookies: Cookies;
  readonly client: Client;
  /** Read from the database for this very call; undefined when nobody is signed in. */
  readonly user: User | undefined;
  readonly session: Session | undefined;
  /** Aborted when whoever asked has gone. */
  readonly gone: AbortSignal;
  /** Tells a caller that listens for a stream; others hear nothing. */
  readonly tell: (message: unknown) => void;
};

/** The context of a call that only signed-in users reach. */
export type SignedInContext = Context & { readonly user: User; readonly session: Session };
