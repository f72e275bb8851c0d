import type { CallName, Contract, contract } from '#contract';
import * as account from '#server/calls/account.ts';
import { countEvent } from '#server/calls/analytics.ts';
import * as attestation from '#server/calls/attestation.ts';
import * as auth from '#server/calls/auth.ts';
import { updateDaySettings } from '#server/calls/day-settings.ts';
import * as diary from '#server/calls/diary.ts';
import * as history from '#server/calls/history.ts';
import { importEntries } from '#server/calls/import.ts';
import { fetchMistakes } from '#server/calls/ledger.ts';
import { readLegalText } from '#server/calls/legal.ts';
import * as password from '#server/calls/password.ts';
import { fetchLastDiaryEntries } from '#server/calls/progress.ts';
import { subscribePush, unsubscribePush } from '#server/calls/push.ts';
import * as review from '#server/calls/review.ts';
import { recordTries } from '#server/calls/tries.ts';
import type { Context, SignedInContext } from '#server/context.ts';

type ContextOf<K extends CallName> = (typeof contract)[K]['access'] extends 'anyone' ? Context : SignedInContext;

/** A handler for each call of the contract; a missing or mistyped one does not compile. */
export type Handlers = {
  readonly [K in CallName]: (input: Contract[K]['input'], context: ContextOf<K>) => Promise<Contract[K]['output']>;
};

export const handlers: Handlers = {
  ...account,
  updateDaySettings,
  ...attestation,
  countEvent,
  ...auth,
  ...password,
  ...diary,
  ...history,
  fetchLastDiaryEntries,
  fetchMistakes,
  importEntries,
  readLegalText,
  recordTries,
  ...review,
  subscribePush,
  unsubscribePush,
};
