import type { PageLanguage } from '#domain/page-language.ts';

/** A mail ready to be sent. */
export type Mail = {
  readonly to: string;
  /** What it is written in. */
  readonly language: PageLanguage;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where a POST stops mails of this kind (RFC 8058), where they can be stopped. */
  readonly unsubscribe?: string | undefined;
};

/**
 * What `send` throws where no mail will ever reach this recipient, because nobody has the address. Trying again is no use.
 * Whatever else goes wrong, and whatever may be about us, is another error: «not now».
 */
export class RecipientRefused extends Error {}

/**
 * Hands a mail on. `send` throws when it could not, in words that name no address: RecipientRefused where it is for good,
 * anything else where the outbox tries again later.
 */
export type Mailer = {
  readonly send: (mail: Mail) => Promise<void>;
  /** Frees what it holds, such as a connection, once the last mail was sent. */
  readonly close?: () => Promise<void>;
};

/** A mail as the dev mailbox shows it: when it was sent (ms since 1970) and its links, the one to act on first. */
export type MailboxMail = Mail & { readonly sent_ms: number; readonly links: readonly string[] };
