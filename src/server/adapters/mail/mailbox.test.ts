import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMailbox } from '#server/adapters/mail/mailbox.ts';

let dir: string;
beforeEach(async () => {
  dir = join(await mkdtemp(join(tmpdir(), 'mailbox-')), 'mails');
});
afterEach(() => rm(join(dir, '..'), { recursive: true, force: true }));

const mail = (subject: string) => ({
  to: 'zoë@example.org',
  language: 'en' as const,
  subject,
  text: 'Open https://d.example/v?t=1',
  html: '<a href="https://d.example/v?t=1">Verify</a>',
});
const subjects = (mails: { subject: string }[]) => mails.map(({ subject }) => subject);

test('a mailbox that nobody has written to is empty', async () => {
  expect(await createMailbox(dir, () => 0).list()).toEqual([]);
});

test('a mail is kept whole, with its time and its links', async () => {
  const mailbox = createMailbox(dir, () => 1_700_000_000_000);
  await mailbox.send(mail('Grüße 🌱'));
  const kept = { ...mail('Grüße 🌱'), sent_ms: 1_700_000_000_000, links: ['https://d.example/v?t=1'] };
  expect(await mailbox.list()).toEqual([kept]);
});

test('the newest comes first, also within one millisecond and after restarts', async () => {
  const inOrder = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  for (const subject of inOrder) await createMailbox(dir, () => 5).send(mail(subject));
  const again = createMailbox(dir, () => 5);
  await again.send(mail('i'));
  await again.send(mail('j'));
  await createMailbox(dir, () => 6).send(mail('k'));
  const newestFirst = ['k', 'j', 'i', ...inOrder.toReversed()];
  expect(subjects(await createMailbox(dir, () => 7).list())).toEqual(newestFirst);
});

test('the newest 200 are kept', async () => {
  let now = 0;
  const mailbox = createMailbox(dir, () => now);
  for (now = 1; now <= 203; now++) await mailbox.send(mail(`mail ${now}`));
  const kept = subjects(await mailbox.list());
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([200, 'mail 203', 'mail 4']);
  expect(await readdir(dir)).toHaveLength(200);
});

test('only the owner can read the mails', async () => {
  await createMailbox(dir, () => 5).send(mail('secret'));
  const [name] = await readdir(dir);
  expect((await stat(join(dir, name ?? ''))).mode & 0o077).toBe(0);
  expect((await stat(dir)).mode & 0o077).toBe(0);
});

test('files that are no mails are left alone', async () => {
  const mailbox = createMailbox(dir, () => 5);
  await mailbox.send(mail('one'));
  await writeFile(join(dir, 'notes.json'), 'not a mail');
  await writeFile(join(dir, 'half.json.tmp'), '{"to":');
  expect(subjects(await mailbox.list())).toEqual(['one']);
});

test('a mail that cannot be written is an error, and the next one is kept once it can', async () => {
  const mailbox = createMailbox(dir, () => 5);
  await writeFile(dir, 'a file where the folder should be');
  await expect(mailbox.send(mail('lost'))).rejects.toThrow();
  await rm(dir);
  await mailbox.send(mail('kept'));
  expect(subjects(await mailbox.list())).toEqual(['kept']);
});
