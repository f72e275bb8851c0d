/** A mail ready to be sent. */
export type Mail = { readonly to: string; readonly subject: string; readonly text: string; readonly html: string };

/** Hands a mail on; throws when it could not, and the outbox tries again later. */
export type Mailer = { readonly send: (mail: Mail) => Promise<void> };
