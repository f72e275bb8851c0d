import type { PageLanguage } from '#domain/page-language.ts';

/** What a push shows: fixed words, and the page of ours that it leads to. Nothing of the learner is in it. */
export type PushNotice = {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly lang: PageLanguage;
};

/** Longer than any push service makes its addresses. */
const MAX_CHARS = 2000;

/** The push services of the browsers: Chromium's family, Firefox, Edge and Safari. */
const SERVICES = ['fcm.googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'push.apple.com'];

/** Strict on purpose: nothing that two readers of addresses could understand in two ways. */
const ENDPOINT = new RegExp(`^https://(?:[a-z0-9-]+\\.)*(?:${SERVICES.join('|').replaceAll('.', '\\.')})/[!-~]+$`);

/**
 * Whether a push may be sent to this address: over https, to a service of a browser we know. Anything else would let a
 * learner choose whom this server calls.
 */
export const isPushEndpoint = (text: string): boolean => text.length <= MAX_CHARS && ENDPOINT.test(text);
