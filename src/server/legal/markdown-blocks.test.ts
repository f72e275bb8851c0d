import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markdownBlocks } from '#server/legal/markdown-blocks.ts';

const paragraph = (...spans: object[]) => ({ kind: 'paragraph', spans });

test.each([
  ['the page has its own heading', '# Imprint\n\nAnn', [paragraph({ text: 'Ann' })]],
  [
    'headings, of which the deeper ones are alike',
    '## Who\n\n##### Where',
    [
      { kind: 'heading', level: 2, spans: [{ text: 'Who' }] },
      { kind: 'heading', level: 3, spans: [{ text: 'Where' }] },
    ],
  ],
  [
    'marks within marks',
    'We are **the *class* of Ms&nbsp;Ö**.',
    [
      paragraph(
        { text: 'We are ' },
        { text: 'the ', isStrong: true },
        { text: 'class', isStrong: true, isEmphasis: true },
        { text: ' of Ms\u00a0Ö', isStrong: true },
        { text: '.' },
      ),
    ],
  ],
  [
    'lists, one in another',
    '1. one\n   - two\n2. three',
    [{ kind: 'list', isOrdered: true, items: [[{ text: 'one' }], [{ text: 'two' }], [{ text: 'three' }]] }],
  ],
  [
    'a line that is broken on purpose',
    'Ann  \nRoad 1',
    [paragraph({ text: 'Ann' }, { text: '\n' }, { text: 'Road 1' })],
  ],
  [
    'a quotation and code are text',
    '> quoted\n\n    code',
    [paragraph({ text: 'quoted' }), paragraph({ text: 'code' })],
  ],
  [
    'HTML and pictures are left out',
    'a <b onclick=x>b</b> ![c](d.png)\n\n<script>e</script>',
    [paragraph({ text: 'a ' }, { text: 'b' }, { text: ' ' })],
  ],
])('%s', (_, markdown, blocks) => {
  expect(markdownBlocks(markdown)).toEqual(blocks);
});

test.each([
  ['https://example.org/a?b=c', true],
  ['mailto:office@example.org', true],
  ['/data-protection', true],
  ['//example.org', false],
  ['/\\example.org', false],
  ['javascript:alert(1)', false],
  ['JaVaScRiPt:alert(1)', false],
  ['data:text/html,x', false],
  ['terms', false],
])('a link to %s leads there: %s', (url, leads) => {
  expect(markdownBlocks(`[here](<${url}>)`)).toEqual([paragraph({ text: 'here', ...(leads && { href: url }) })]);
});

test('any text gives blocks, and no address that runs', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (markdown) => {
      expect(JSON.stringify(markdownBlocks(markdown))).not.toMatch(/"href":"(javascript|data|vbscript):/i);
    }),
  );
});
