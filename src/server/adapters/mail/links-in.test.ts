import { describe, expect, test } from 'vitest';
import { linksIn } from '#server/adapters/mail/links-in.ts';

describe('the links of a mail', () => {
  const cases: [string, { html: string; text: string }, string[]][] = [
    [
      'a button',
      { html: '<a href="http://localhost:3000/verify?token=abc">Verify</a>', text: '' },
      ['http://localhost:3000/verify?token=abc'],
    ],
    [
      'the link to act on first, the home page after it',
      {
        html: '<p><a class="b" href="https://d.example/verify?a=1&amp;b=2">Verify</a> <a href=\'https://d.example/\'>Home</a></p>',
        text: 'Home: https://d.example/ Verify: https://d.example/verify?a=1&b=2',
      },
      ['https://d.example/verify?a=1&b=2', 'https://d.example/'],
    ],
    [
      'a link that only the text has, without the sentence’s full stop',
      { html: '<p>Hi</p>', text: 'Open (https://d.example/x).' },
      ['https://d.example/x'],
    ],
    [
      'an address written out in the html, once',
      { html: '<a href="https://d.example/v">https://d.example/v</a>.', text: '' },
      ['https://d.example/v'],
    ],
    [
      'addresses inside other tags are no links',
      { html: '<html xmlns="http://www.w3.org/1999/xhtml"><img src="https://d.example/i.png">', text: '' },
      [],
    ],
    [
      'mail and script addresses are no web links',
      { html: '<a href="mailto:a@d.example">m</a><a href="javascript:alert(1)">j</a>', text: 'no link' },
      [],
    ],
    ['an address that is none', { html: '<a href="http://">x</a>', text: 'http:// alone' }, []],
  ];
  test.each(cases)('%s', (_, mail, links) => expect(linksIn(mail)).toEqual(links));
});
