import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { linksIn } from '#server/adapters/mail/links-in.ts';
import type { MailboxMail, Mailer } from '#server/ports/mailer.ts';

export type Mailbox = Mailer & {
  /** Newest first. */
  readonly list: () => Promise<MailboxMail[]>;
};

const KEPT = 200;
/** Sorts by the time of sending, then by the order of sending within one millisecond. */
const FILE = /^\d{15}-(\d{8})-[0-9a-f-]{36}\.json$/;
const fileName = (sent_ms: number, turn: number): string =>
  `${String(sent_ms).padStart(15, '0')}-${String(turn).padStart(8, '0')}-${randomUUID()}.json`;

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The files of the mails, newest first; none while the folder does not exist. */
async function mailFiles(dir: string): Promise<string[]> {
  const names = await readdir(dir).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  return names
    .filter((name) => FILE.test(name))
    .sort()
    .reverse();
}

/** Undefined when another process has tidied the file away meanwhile. */
async function readMail(path: string): Promise<MailboxMail | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as MailboxMail;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Mails hold sign-in links, so only this user may read them; the rename lets no reader see half a mail. */
async function writeWhole(dir: string, name: string, mail: MailboxMail): Promise<void> {
  const temporary = join(dir, `${name}.tmp`);
  await mkdir(dir, { recursive: true, mode: 0o700 });
  await writeFile(temporary, JSON.stringify(mail, null, 2), { mode: 0o600 });
  await rename(temporary, join(dir, name));
}

async function lastTurn(dir: string): Promise<number> {
  const turns = (await mailFiles(dir)).map((name) => Number(FILE.exec(name)?.[1] ?? 0));
  return turns.reduce((a, b) => Math.max(a, b), 0);
}

/**
 * A mailbox for development: one JSON file a mail in `dir`, the newest 200 of them. It survives a restart.
 * `nowMs` is the clock, in ms since 1970.
 */
export function createMailbox(dir: string, nowMs: () => number): Mailbox {
  let turn: Promise<number> | undefined;
  const nextTurn = (): Promise<number> => {
    const next = (turn ?? lastTurn(dir)).then((last) => last + 1);
    turn = next;
    // A folder that cannot be read now may be readable at the next mail.
    next.catch(() => {
      turn = undefined;
    });
    return next;
  };
  return {
    async send({ to, language, subject, text, html, unsubscribe }) {
      const sent_ms = nowMs();
      const mail: MailboxMail = {
        to,
        language,
        subject,
        text,
        html,
        unsubscribe,
        sent_ms,
        links: linksIn({ text, html }),
      };
      await writeWhole(dir, fileName(sent_ms, await nextTurn()), mail);
      const old = (await mailFiles(dir)).slice(KEPT);
      await Promise.all(old.map((name) => rm(join(dir, name), { force: true })));
    },
    async list() {
      const mails = await Promise.all((await mailFiles(dir)).map((name) => readMail(join(dir, name))));
      return mails.filter((mail) => mail !== undefined);
    },
  };
}
