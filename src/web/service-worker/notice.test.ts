import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noticeOf } from '#web/service-worker/notice.ts';

const ORIGIN = 'https://diary.example.org';
const notice = { title: 'Ein paar Zeilen?', body: 'Zwei oder drei.', path: '/diary', lang: 'de' };

test('a notice is shown as it came', () => {
  expect(noticeOf(JSON.stringify(notice), ORIGIN)).toEqual(notice);
  expect(noticeOf(JSON.stringify({ ...notice, more: 1, path: '/review?a=b' }), ORIGIN)).toEqual({
    ...notice,
    path: '/review?a=b',
  });
});

test.each([
  undefined,
  '',
  'no JSON',
  'null',
  '[]',
  '{}',
  '{"title":"","body":"x"}',
  '{"title":1,"body":"x"}',
  '"text"',
])('%s is shown in words of our own', (text) => {
  expect(noticeOf(text, ORIGIN)).toEqual({
    title: 'Dayglot Diary',
    body: 'A few lines about today?',
    path: '/diary',
    lang: 'en',
  });
});

test.each([undefined, 'tlh', '', 7, 'constructor'])('a language of %s is read as English', (lang) => {
  expect(noticeOf(JSON.stringify({ ...notice, lang }), ORIGIN)).toEqual({ ...notice, lang: 'en' });
});

test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)', '', undefined, 7])(
  'a path of %s leads to the diary',
  (path) => {
    expect(noticeOf(JSON.stringify({ ...notice, path }), ORIGIN).path).toBe('/diary');
  },
);

test('whatever comes, the path stays here', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const one of [text, `/${text}`, `//${text}`]) {
        const shown = noticeOf(JSON.stringify({ ...notice, path: one }), ORIGIN);
        expect(new URL(shown.path, ORIGIN).origin).toBe(ORIGIN);
      }
    }),
    { seed: 20_261_121 },
  );
});
