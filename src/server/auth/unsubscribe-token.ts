import { createSigner, type Secrets } from '#server/auth/signer.ts';
import type { Services } from '#server/services.ts';
import type { ReminderKind } from '#server/store/schema.ts';

/** Whose mails of which kind a link stops. */
export type Unsubscription = { readonly user_id: string; readonly kind: ReminderKind };

/** Where the unsubscribe link of a mail leads: our own server, at the address that is configured. */
export const UNSUBSCRIBE_PATH = '/mail-link/unsubscribe';

const isKind = (text: string): text is ReminderKind => text === 'reminder' || text === 'weekly';

/** Makes and checks what an unsubscribe link carries. It opens nothing else, and never ends: old mails lie about for years. */
export function createUnsubscribeSigner(secrets: Secrets) {
  const signer = createSigner(secrets, 'unsubscribe-link');
  return {
    sign: ({ user_id, kind }: Unsubscription): string => {
      const body = `${user_id}.${kind}`;
      return `${body}.${signer.sign(body)}`;
    },
    /** Undefined when it is none of ours. */
    check: (token: string): Unsubscription | undefined => {
      const [user_id = '', kind = '', given = '', ...rest] = token.split('.');
      const isOurs = rest.length === 0 && signer.signed(`${user_id}.${kind}`, given);
      return isOurs && isKind(kind) ? { user_id, kind } : undefined;
    },
  };
}

export type UnsubscribeSigner = ReturnType<typeof createUnsubscribeSigner>;

export const unsubscribeLink = (services: Services, user_id: string, kind: ReminderKind): string =>
  `${services.config.PUBLIC_URL}${UNSUBSCRIBE_PATH}?token=${services.unsubscribes.sign({ user_id, kind })}`;
