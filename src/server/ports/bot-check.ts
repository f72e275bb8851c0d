import type { Contract } from '#contract';

export type Challenge = NonNullable<Contract['requestAttestation']['output']['challenge']>;
export type Proof = Contract['exchangeAttestation']['input'];

/** A proof that holds: its id, and until when it could be shown again (ms since 1970). */
export type CheckedProof = { readonly id: string; readonly expires_ms: number };

/** Makes work and recognises that it was done; remembering which proofs were used is ours (store/used-proofs.ts). */
export type BotCheck = {
  /** No work is asked for and no token either. */
  readonly isOff?: true;
  /** A new challenge; undefined where no work is asked for. */
  readonly challenge: () => Promise<Challenge | undefined>;
  /** Undefined when it proves nothing: forged, wrong or too old. */
  readonly verify: (proof: Proof) => Promise<CheckedProof | undefined>;
};
