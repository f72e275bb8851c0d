import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./web/tokens.css', import.meta.url), 'utf8');

/** The colours that a block of tokens.css sets, by token name. */
function coloursOf(selector: string): ReadonlyMap<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('\n}', start));
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name = '', colour = '']) => [name, colour]),
  );
}

/** Relative luminance after WCAG 2.2, 0 to 1. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['ink', 'raised', 'sunk'];
const on = (words: string[], grounds: string[]) =>
  words.flatMap((word) => grounds.map((ground) => [word, ground] as const));
/** What is read: 4.5:1. */
const TEXT = [
  ...on(['text', 'muted', 'faint', 'danger', 'success', 'add', 'del'], GROUNDS),
  ...on(['accent', 'accent-hover'], GROUNDS),
  ...on(['on-accent'], ['accent', 'accent-hover']),
  ...on(['add', 'text'], ['add-bg']),
  ...on(['del', 'text'], ['del-bg']),
];
/** What is only seen, such as a face or the edge of an input: 3:1. */
const MARKS = on(['edge', 'mood-1', 'mood-2', 'mood-3', 'mood-4', 'mood-5'], GROUNDS);

const dark = coloursOf(':root');
const light = coloursOf('[data-theme="light"]');

test('the light theme sets every colour that the dark one sets', () => {
  expect([...light.keys()]).toEqual([...dark.keys()]);
});

describe.each([
  ['dark', dark],
  ['light', light],
])('in the %s theme', (_, colours) => {
  const ratio = (a: string, b: string) => contrast(colours.get(a) ?? '', colours.get(b) ?? '');
  test.each(TEXT)('%s can be read on %s', (word, ground) => {
    expect(ratio(word, ground)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(MARKS)('%s can be seen on %s', (mark, ground) => {
    expect(ratio(mark, ground)).toBeGreaterThanOrEqual(3);
  });
});

test('the measure itself agrees with known pairs', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
