import type { Contract } from '#contract';
import { oneOfChanges } from '#domain/change.ts';
import { monthsBefore } from '#domain/day.ts';
import { inputOf, PARTS } from '#domain/entry.ts';
import { CallError } from '#domain/errors.ts';
import { searchWords, snippetOf } from '#domain/search.ts';
import { learnersZone, todayOf } from '#server/calls/today.ts';
import type { SignedInContext } from '#server/context.ts';
import { checkAgain, mayCheckAgain } from '#server/correction/check-again.ts';
import { learnersVault } from '#server/correction/learners-vault.ts';
import { cursorOf, placeOf } from '#server/history/cursor.ts';
import { readHistory } from '#server/history/read-history.ts';
import * as deleted from '#server/store/deleted-entries.ts';
import { listDismissals } from '#server/store/dismissals.ts';
import { entriesOn, findEntry, neighboursOf, type StoredWhole } from '#server/store/entry-page.ts';
import { filtersOf } from '#server/store/history.ts';
import type { UserVault } from '#server/vault/vault.ts';

type Input<K extends keyof Contract> = Contract[K]['input'];
type Output<K extends keyof Contract> = Promise<Contract[K]['output']>;

export async function fetchHistory(input: Input<'fetchHistory'>, c: SignedInContext): Output<'fetchHistory'> {
  const { cursor, search = '', mood, lang, kind } = input;
  const after = cursor === undefined ? undefined : placeOf(cursor);
  const vault = await learnersVault(c);
  const wanted = { filter: { mood, lang, kind }, after, words: searchWords(search) };
  const { rows, next } = await readHistory(c, vault, wanted);
  return {
    entries: [...rows],
    ...(next && { next_cursor: cursorOf(next) }),
    ...(cursor === undefined && { filters: await filtersOf(c.db.kysely, c.user.user_id) }),
  };
}

export async function readEntry(input: Input<'readEntry'>, c: SignedInContext): Output<'readEntry'> {
  const vault = await learnersVault(c);
  const entry = await entryOf(c, vault, input.entry_id);
  const { id, texts, feedback, revision: _, ...known } = entry;
  return {
    ...known,
    entry_id: id,
    ...texts,
    ...(feedback && { feedback }),
    meant: await meantIn(c, vault, entry),
    can_check_again: mayCheckAgain(c, entry),
    ...(await neighboursOf(c.db.kysely, c.user.user_id, entry)),
    on_this_day: await onThisDay(c, vault, entry),
  };
}

/** Somebody else's entry is answered as one that is not there. */
async function entryOf(c: SignedInContext, vault: UserVault, entry_id: string): Promise<StoredWhole> {
  const entry = await findEntry(c.db.kysely, vault, { user_id: c.user.user_id, id: entry_id });
  if (!entry) throw notThere();
  return entry;
}

const notThere = () => new CallError('NOT_FOUND', 'There is no such entry.');

async function meantIn(c: SignedInContext, vault: UserVault, { feedback }: StoredWhole) {
  const edits = feedback?.edits ?? [];
  if (edits.length === 0) return [];
  const dismissed = await listDismissals(c.db.kysely, vault, c.user.user_id);
  return dismissed.filter(oneOfChanges(edits));
}

async function onThisDay(c: SignedInContext, vault: UserVault, { day }: StoredWhole) {
  const days = { month: monthsBefore(day, 1), year: monthsBefore(day, 12) } as const;
  const found = await entriesOn(c.db.kysely, vault, c.user.user_id, [days.month, days.year]);
  return found.map((entry) => {
    const first = PARTS.map((part) => inputOf(entry.texts, part)).find((text) => text.trim() !== '') ?? '';
    const ago = entry.day === days.month ? ('month' as const) : ('year' as const);
    return { entry_id: entry.id, day: entry.day, ago, snippet: snippetOf(first) };
  });
}

export async function deleteEntry({ entry_id }: Input<'deleteEntry'>, c: SignedInContext): Output<'deleteEntry'> {
  const key = { user_id: c.user.user_id, id: entry_id };
  if (!(await deleted.deleteEntry(c.db.kysely, key, c.now_ms))) throw notThere();
  return {};
}

export async function undeleteEntry({ entry_id }: Input<'undeleteEntry'>, c: SignedInContext): Output<'undeleteEntry'> {
  if (!(await deleted.undeleteEntry(c.db.kysely, { user_id: c.user.user_id, id: entry_id }))) throw notThere();
  return {};
}

export async function checkEntryAgain(input: Input<'checkEntryAgain'>, c: SignedInContext): Output<'checkEntryAgain'> {
  const vault = await learnersVault(c);
  const entry = await entryOf(c, vault, input.entry_id);
  const today = todayOf(c, await learnersZone(c, input.time_zone));
  return checkAgain(c, vault, entry, { today, withBasic: input.check_with === 'basic' });
}
