import { describe, expect, test } from 'vitest';
import { publicUrl, sentProperties } from '#web/analytics/posthog-privacy.ts';

const HOST = 'https://diary.example.org';

describe('an address as PostHog sees it', () => {
  test.each([
    [`${HOST}/diary`, `${HOST}/diary`],
    [`${HOST}/`, `${HOST}/`],
    [`${HOST}/history/0b8f2c9e-4d3a-4f6e-9b1c-2a7d5e8f1c3b`, `${HOST}/history/:entry_id`],
    [`${HOST}/history#q=grandmother`, `${HOST}/history`],
    [`${HOST}/reset-password#token=secret`, `${HOST}/reset-password`],
    [`${HOST}/login?reset`, `${HOST}/login`],
    [`${HOST}/verify-email#token=secret`, `${HOST}/verify-email`],
    [`${HOST}/ann@example.org`, `${HOST}`],
    ['not an address', ''],
  ])('%s is %s', (href, seen) => {
    expect(publicUrl(href)).toBe(seen);
  });
});

test('an event takes along what is on the list, and nothing else', () => {
  const known = {
    ...{ token: 't', distinct_id: 'd', page: '/history/:entry_id', $session_id: 's', $device_type: 'Mobile' },
    ...{ $current_url: `${HOST}/history#q=grandmother`, title: 'Grandmother', $referrer: 'r', $raw_user_agent: 'u' },
    ...{ $timezone: 'Europe/Berlin', $browser_language: 'de', $snapshot_data: ['words'] },
  };
  const { token, distinct_id, page, $session_id, $device_type, $snapshot_data } = known;
  const sent = { token, distinct_id, page, $session_id, $device_type };
  expect(sentProperties('page_view', known)).toEqual(sent);
  expect(sentProperties('$snapshot', known)).toEqual({ ...sent, $snapshot_data });
});
