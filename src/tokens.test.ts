import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, mix } from '#testing/colour.ts';

const web = new URL('./web/', import.meta.url);
const css = readFileSync(new URL('tokens.css', web), 'utf8');
/** Every style sheet of the page that uses the tokens, by its path. */
const SHEETS = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css') && path !== 'tokens.css')
  .map((path) => [path, readFileSync(new URL(path, web), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')] as const);

/** The colours that a block of tokens.css sets, by token name. */
function coloursOf(selector: string): ReadonlyMap<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('\n}', start));
  const found = block.matchAll(/--([\w-]+):\s*([^;]*(?:#[0-9a-f]{3,8}|\brgb\()[^;]*);/g);
  return new Map([...found].map(([, name = '', colour = '']) => [name, colour]));
}

const GROUNDS = ['ink', 'raised', 'sunk'];
const MOODS = ['mood-1', 'mood-2', 'mood-3', 'mood-4', 'mood-5'];
/** A mixed ground, as a style sheet names it. */
const mixed = (name: string, percent: number, other: string) =>
  `color-mix(in oklab, var(--${name}) ${percent}%, var(--${other}))`;
const PATCHES = MOODS.map((mood) => mixed(mood, 26, 'ink'));

const on = (words: string[], grounds: string[]) =>
  words.flatMap((word) => grounds.map((ground) => [word, ground] as const));
/** What is read: 4.5:1. */
const TEXT = [
  ...on(['text', 'muted', 'faint', 'danger', 'success', 'add', 'del'], GROUNDS),
  ...on(['accent', 'accent-hover'], GROUNDS),
  ...on(['on-accent'], ['accent', 'accent-hover']),
  ...on(['add', 'text'], ['add-bg']),
  ...on(['del', 'text'], ['del-bg']),
  // The list of languages, a row of the history under the pointer, what a search found, a day with a mood.
  ...on(['text', 'muted'], [mixed('accent', 16, 'raised'), mixed('raised', 60, 'ink')]),
  ...on(['text'], [mixed('accent', 32, 'ink'), ...PATCHES]),
];
/** What is only seen, such as a face, the edge of an input, a line of the chart or the ring of the focus: 3:1. */
const MARKS = [
  ...on(['edge', 'accent', 'muted', ...MOODS], GROUNDS),
  ...MOODS.map((mood, at) => [mood, PATCHES[at] ?? ''] as const),
  // The ring of the focus around something chosen, and the edge of a field that is wrong.
  ...on(['danger'], GROUNDS),
  ...on([mixed('danger', 65, 'ink')], ['ink', 'raised']),
];
/** What parts things that stand apart without it, and what lies between the page and a dialog: nobody has to see it. */
const QUIET = ['line', 'shadow', 'scrim'];

const dark = coloursOf(':root');
const light = coloursOf('[data-theme="light"]');

test('the light theme sets every colour that the dark one sets', () => {
  expect([...light.keys()]).toEqual([...dark.keys()]);
});

test('every colour stands in a pair', () => {
  const paired = [...TEXT, ...MARKS].flat().flatMap((name) => [name, ...namesIn(name)]);
  expect([...dark.keys()].filter((name) => !paired.includes(name) && !QUIET.includes(name))).toEqual([]);
});

const namesIn = (value: string): string[] => [...value.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = '']) => name);

/** A colour by its token, or by a mix of two. */
function colourOf(colours: ReadonlyMap<string, string>, name: string): string {
  const [, percent] = /(\d+)%/.exec(name) ?? [];
  const [first = name, second = ''] = namesIn(name);
  const colour = colours.get(first) ?? '';
  return percent ? mix(colour, Number(percent), colours.get(second) ?? '') : colour;
}

describe.each([
  ['dark', dark],
  ['light', light],
])('in the %s theme', (_, colours) => {
  const ratio = (a: string, b: string) => contrast(colourOf(colours, a), colourOf(colours, b));
  test.each(TEXT)('%s can be read on %s', (word, ground) => {
    expect(ratio(word, ground)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(MARKS)('%s can be seen on %s', (mark, ground) => {
    expect(ratio(mark, ground)).toBeGreaterThanOrEqual(3);
  });
});

/** The values that a style sheet gives to properties, without what is no colour. */
const valuesOf = (sheet: string, property: RegExp): string[] =>
  [...sheet.matchAll(/([\w-]+):\s*([^;{}]+);/g)]
    .filter(([, name = '', value = '']) => property.test(name) && namesIn(value).some((token) => dark.has(token)))
    .map(([, , value = '']) => value.replaceAll(/\s+/g, ' '));

const WORDS = new Set<string>([...TEXT, ...MARKS].map(([word]) => word));
const PAINT = new Set<string>([...TEXT, ...MARKS].flat());
/** What something is painted with; --mood is the colour of whichever mood. */
const isKnown = (value: string): boolean =>
  value.includes('color-mix')
    ? PAINT.has(value.replace('var(--mood)', 'var(--mood-1)'))
    : namesIn(value).every((name) => PAINT.has(name) || QUIET.includes(name));

describe.each(SHEETS)('%s', (_, sheet) => {
  test('names no raw colour', () => {
    expect(sheet).not.toMatch(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab)a?\(/i);
  });

  test('writes and paints in colours of the pairs above', () => {
    const words = valuesOf(sheet, /^color$/).flatMap(namesIn);
    expect(words.filter((name) => dark.has(name) && !WORDS.has(name))).toEqual([]);
    const painted = valuesOf(sheet, /^background(-color)?$/).filter((value) => !/gradient|transparent/.test(value));
    expect(painted.filter((value) => !isKnown(value))).toEqual([]);
  });
});

test('the measure itself agrees with known pairs, and the mixing with a browser', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(mix('#ffffff', 50, '#000000')).toBe('#636363');
  expect(mix('#ff0000', 50, '#0000ff')).toBe('#8c53a2');
});
