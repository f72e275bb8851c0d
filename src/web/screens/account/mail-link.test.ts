import { expect, it } from 'vitest';
import { mailLink } from '#web/screens/account/mail-link.ts';

it('names the address and the subject', () => {
  expect(mailLink('help@example.org', 'I found a bug')).toBe(
    'mailto:help@example.org?subject=Dayglot%20Diary%3A%20I%20found%20a%20bug',
  );
});

it('keeps an address with signs of its own in one piece', () => {
  expect(mailLink('help+diary&x?y@example.org', 'A')).toBe(
    'mailto:help%2Bdiary%26x%3Fy@example.org?subject=Dayglot%20Diary%3A%20A',
  );
});
