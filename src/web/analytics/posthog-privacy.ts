import { NOT_FOUND_PAGE, pageAt } from '#domain/analytics.ts';

/**
 * What no recording shows, as a selector: everything but the header, the footer and the pages that say of themselves that they
 * hold nothing of a learner's. A screen that nobody thought of is unseen.
 */
export const UNSEEN = '#root > :not(header, footer, main[data-public]), body > :not(#root)';

/** An address by its page: an entry's id, a search or the token of a link may stand in the rest. */
export function publicUrl(href: string): string {
  if (!URL.canParse(href)) return '';
  const { origin, pathname } = new URL(href);
  return `${origin}${pageAt(pathname) ?? '/'}`.replace(NOT_FOUND_PAGE, '');
}

/** Of what PostHog knows of an event this much is sent; the rest tells more of a visitor than is asked for. */
const SENT = [
  ...['token', 'distinct_id', '$session_id', '$window_id', '$process_person_profile'],
  ...['$lib', '$lib_version', '$insert_id', '$time', '$device_type', '$viewport_width', '$viewport_height'],
  'page',
];
/** Of a piece of a recording. */
const SENT_OF_RECORDING = [...SENT, '$snapshot_bytes', '$snapshot_data'];

export function sentProperties(event: string, properties: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const sent = event === '$snapshot' ? SENT_OF_RECORDING : SENT;
  return Object.fromEntries(Object.entries(properties).filter(([name]) => sent.includes(name)));
}
