import { addDays } from '#domain/day.ts';
import { moment, table } from '#server/admin/table.ts';
import { normalEmail } from '#server/auth/names.ts';
import { removeAccount } from '#server/auth/remove-account.ts';
import { costDay } from '#server/correction/budget.ts';
import type { Services } from '#server/services.ts';
import {
  countAll,
  findAccount,
  insertAction,
  listAccounts,
  listActions,
  listBusiest,
  setDisabled,
} from '#server/store/admin.ts';
import { usageSince } from '#server/store/ai-usage.ts';
import { type Db, inTransaction, type Sql } from '#server/store/db.ts';
import { enqueueMail } from '#server/store/outbox.ts';
import { deleteSessions } from '#server/store/sessions.ts';

/** What the commands need of a server; nothing that opens a text. */
export type AdminContext = Pick<Services, 'blind' | 'newId' | 'now_ms'> & {
  readonly db: Db;
  /** Who sits at the machine. */
  readonly operator: string;
};

/** A command that cannot be done; the message is for the operator. */
export class AdminError extends Error {}

export const USAGE = `Say what to do:
  npm run admin -- users [part of an address]   the newest 50 accounts
  npm run admin -- disable <address>            ends its sessions; it can be enabled again
  npm run admin -- enable <address>
  npm run admin -- delete <address> --yes       for good, with its key: no backup brings its texts back
  npm run admin -- resend <address>             sends the verification mail once more
  npm run admin -- busy                         who had most corrections today and yesterday
  npm run admin -- stats                        how many accounts and entries there are
  npm run admin -- audit                        what was done by these commands`;

const MOST = 50;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;
/** What changes an account; answers what was done, and what it was that made it happen before it returns. */
type OnAccount = (c: AdminContext, account: Account, note: (sql: Sql) => Promise<void>) => Promise<string>;

const ON_ACCOUNT: Readonly<Record<string, OnAccount>> = { disable, enable, delete: remove, resend };
const REPORTS: Readonly<Record<string, (c: AdminContext, part: string) => Promise<string>>> = {
  users,
  busy,
  stats,
  audit,
};

/** Does what the words of the command line say and answers what to print. Every command leaves a row in admin_action. */
export async function runAdmin(c: AdminContext, [action = '', ...words]: readonly string[]): Promise<string> {
  const report = Object.hasOwn(REPORTS, action) ? REPORTS[action] : undefined;
  if (report) {
    await noteAction(c, action, undefined, 'done')(c.db.kysely);
    return report(c, words[0] ?? '');
  }
  const work = Object.hasOwn(ON_ACCOUNT, action) ? ON_ACCOUNT[action] : undefined;
  const [email, consent] = words;
  if (!work || email === undefined) throw new AdminError(USAGE);
  if (action === 'delete' && consent !== '--yes') throw new AdminError('Nothing was deleted: add --yes to do it.');
  const account = await findAccount(c.db.kysely, normalEmail(email));
  if (account) return work(c, account, noteAction(c, action, account.user_id, 'done'));
  await noteAction(c, action, undefined, 'no such account')(c.db.kysely);
  throw new AdminError('There is no account with this address.');
}

const noteAction =
  (c: AdminContext, action: string, user_id: string | undefined, outcome: string) =>
  (sql: Sql): Promise<void> =>
    insertAction(sql, {
      ...{ id: c.newId(), at_ms: c.now_ms(), operator: c.operator, action, outcome },
      account_mark: user_id === undefined ? null : c.blind(`account|${user_id}`).slice(0, 16),
    });

async function disable(c: AdminContext, { user_id }: Account, note: (sql: Sql) => Promise<void>): Promise<string> {
  const num_ended = await inTransaction(c.db, async (trx) => {
    await note(trx);
    await setDisabled(trx, user_id, c.now_ms());
    return deleteSessions(trx, user_id);
  });
  return `The account is disabled. ${num_ended === 1 ? 'One session was' : `${num_ended} sessions were`} ended.`;
}

async function enable(c: AdminContext, { user_id }: Account, note: (sql: Sql) => Promise<void>): Promise<string> {
  await inTransaction(c.db, async (trx) => {
    await note(trx);
    await setDisabled(trx, user_id, null);
  });
  return 'The account is enabled.';
}

async function remove(c: AdminContext, account: Account, note: (sql: Sql) => Promise<void>): Promise<string> {
  await removeAccount(c.db, { ...account, now_ms: c.now_ms() }, note);
  return 'The account is deleted, with everything it wrote and the key to it.';
}

async function resend(c: AdminContext, account: Account, note: (sql: Sql) => Promise<void>): Promise<string> {
  if (account.disabled_ms !== null) throw new AdminError('The account is disabled: enable it first.');
  if (account.is_verified === 1) throw new AdminError('The address is verified already.');
  const mail = { kind: 'verification', to_address: account.email, created_ms: c.now_ms() } as const;
  await inTransaction(c.db, async (trx) => {
    await note(trx);
    await enqueueMail(trx, { ...mail, user_id: account.user_id, id: c.newId() });
  });
  return 'The mail is in the outbox; a running server sends it within seconds.';
}

async function users({ db }: AdminContext, part: string): Promise<string> {
  const found = await listAccounts(db.kysely, normalEmail(part), MOST);
  if (found.length === 0) return 'No account was found.';
  const rows = found.map(({ email, is_verified, disabled_ms, created_ms, last_seen_ms, num_entries }) => [
    email,
    disabled_ms === null ? (is_verified === 1 ? 'verified' : 'not verified') : `disabled ${moment(disabled_ms)}`,
    moment(created_ms),
    moment(last_seen_ms),
    Number(num_entries),
  ]);
  return table(['address', 'state', 'registered', 'last seen', 'entries'], rows);
}

async function busy({ db }: AdminContext): Promise<string> {
  const found = await listBusiest(db.kysely, MOST);
  if (found.length === 0) return 'Nobody had a correction.';
  return table(
    ['day', 'address', 'corrections'],
    found.map(({ day, email, num_corrected }) => [day, email, Number(num_corrected)]),
  );
}

async function stats({ db, now_ms }: AdminContext): Promise<string> {
  const { accounts, entries, seen, waiting } = await countAll(db.kysely, now_ms() - WEEK_MS);
  const counts = table(
    ['', ''],
    [
      ['accounts', Number(accounts.num)],
      ['  verified', Number(accounts.verified ?? 0)],
      ['  disabled', Number(accounts.disabled)],
      ['  seen in the last 7 days', Number(seen)],
      ['entries', Number(entries)],
      ['mails and pushes waiting', Number(waiting.num)],
    ],
  ).trimStart();
  const usage = await usageSince(db.kysely, addDays(costDay(now_ms()), -6));
  if (usage.length === 0) return counts;
  const rows = usage.map(({ day, corrector, calls, tokens_in, tokens_out, micro_usd }) => [
    ...[day, corrector, calls, tokens_in, tokens_out],
    `$${(micro_usd / 1_000_000).toFixed(2)}`,
  ]);
  const head = ['language models', '', 'calls', 'tokens in', 'tokens out', 'cost'];
  return `${counts}\n\n${table(head, rows)}`;
}

async function audit({ db }: AdminContext): Promise<string> {
  const rows = (await listActions(db.kysely, MOST)).map(({ at_ms, operator, action, outcome, account_mark }) => [
    moment(at_ms),
    operator,
    action,
    outcome,
    account_mark ?? '',
  ]);
  return table(['when (UTC)', 'who', 'what', 'outcome', 'account'], rows);
}
