import {
  acceptCategory,
  acceptedCategory,
  type CookieConsentConfig,
  getCookie,
  reset,
  run,
  type Translation,
  validConsent,
} from 'vanilla-cookieconsent';

/*
 * What the visitor chose, as vanilla-cookieconsent keeps it on this device; it is never sent anywhere. Of the package the
 * memory is used and not its banner, which takes the focus from whoever is writing (docs/decisions/0032).
 */

export const CONSENT_KEY = 'dayglot-consent';
/** Told when it was chosen on this page; another tab tells by `storage`. */
const CONSENT_EVENT = 'dayglot-consent';
const STATISTICS = 'statistics';
/** After so many days the visitor is asked again. */
const KEPT_DAYS = 182;

/** What a yes is for. Who allowed this server to count was not asked about PostHog. */
export const ASKED = { own: 1, posthog: 2 } as const;
export type Asked = (typeof ASKED)[keyof typeof ASKED];

export type Choice = 'given' | 'refused' | 'open';

const CONFIG: CookieConsentConfig = {
  autoShow: false,
  // Whoever looks like a robot is asked as well: it decides nothing.
  hideFromBots: false,
  manageScriptTags: false,
  autoClearCookies: false,
  cookie: { name: CONSENT_KEY, useLocalStorage: true, expiresAfterDays: KEPT_DAYS },
  categories: { necessary: { enabled: true, readOnly: true }, [STATISTICS]: {} },
  // Without texts it makes no banner.
  language: { default: 'en', translations: { en: {} as Translation } },
};

/** What was asked for when the choice was made. */
let asked_then = 0;

function open(asked?: Asked): void {
  reset();
  void run({ ...CONFIG, ...(asked && { revision: asked }) });
  asked_then = asked ?? getCookie('revision') ?? 0;
}

/** What was chosen; 'open' while nothing was, or no longer holds, or was allowed for less than `asked`. */
export function readChoice(asked: Asked): Choice {
  if (!validConsent()) return 'open';
  if (!acceptedCategory(STATISTICS)) return 'refused';
  return asked_then >= asked ? 'given' : 'open';
}

/** Keeps a choice. */
export function choose(isAllowed: boolean, asked: Asked): void {
  // The package keeps no choice that equals the one before, and a yes to more is such a one.
  reset(true);
  open(asked);
  acceptCategory(isAllowed ? STATISTICS : []);
  dispatchEvent(new Event(CONSENT_EVENT));
}

/** Tells when another choice may hold. */
export function watchChoice(look: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key !== CONSENT_KEY && key !== null) return;
    open();
    look();
  };
  addEventListener(CONSENT_EVENT, look);
  addEventListener('storage', hear);
  return () => {
    removeEventListener(CONSENT_EVENT, look);
    removeEventListener('storage', hear);
  };
}

open();
