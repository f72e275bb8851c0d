import { readFileSync } from 'node:fs';

/*
 * `eld` tells languages by runs of letters. Its data are 81,000 small objects and take 140 MB with what it needs to make
 * them. Here its file stays the string of 1.6 MB that it is, and what it says of a run is read when a text has that run.
 * The rest is its own code; detect-language.test.ts compares the answers.
 */
const ELD = import.meta.resolve('eld/small');

type Scores = Readonly<Record<string, number>>;
type Data = {
  readonly type: string;
  readonly languages: Readonly<Record<string, string>>;
  readonly ngrams: Readonly<Record<string, Scores>>;
};
type Detector = { readonly detect: (text: string) => { readonly language: string } };
type Package = { readonly createEld: () => { readonly instance: Detector; readonly loadData: (data: Data) => void } };

const { createEld } = (await import(new URL('../languageDetector.js', ELD).href)) as Package;
let detector: Detector | undefined;

/** The ISO 639-1 code of the language that a text is most likely written in; undefined where nothing tells. */
export function detectLanguage(text: string): string | undefined {
  detector ??= createDetector();
  const { language } = detector.detect(text.slice(0, 5000));
  return language === '' ? undefined : language;
}

function createDetector(): Detector {
  const { instance, loadData } = createEld();
  loadData(readData(readFileSync(new URL('../ngrams/small.js', ELD), 'utf8')));
  return instance;
}

/** The data of a file such as `{type:'S60',languages:{0:'am',…},…,ngrams:{' Lé4L':{0:176},…}}`. */
function readData(file: string): Data {
  const places = placesOf(file);
  const scoresAt = (place: number): Scores =>
    Object.fromEntries(fieldsAt(file, place).map(([lang, score]) => [lang, Number(score)]));
  const languages = fieldsAt(file, after(file, 'languages:{')).map(([number, code]) => [number, code.slice(1, -1)]);
  return {
    type: 'small',
    languages: Object.fromEntries(languages),
    ngrams: new Proxy({}, { get: (_, run) => scoresAt(places.get(String(run)) ?? file.length) }),
  };
}

/** For each run of letters where its scores begin. */
function placesOf(file: string): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  const runs = /(?:'((?:[^'\\]|\\.)*)'|([^\s{},:']+)):\{/g;
  runs.lastIndex = after(file, 'ngrams:{');
  for (let match = runs.exec(file); match; match = runs.exec(file))
    places.set(match[1]?.replace(/\\(.)/g, '$1') ?? match[2] ?? '', runs.lastIndex);
  return places;
}

const after = (file: string, words: string): number => file.indexOf(words) + words.length;

/** The names and values of an object that begins at a place: `2:53,8:37`. */
const fieldsAt = (file: string, place: number): [name: string, value: string][] =>
  file
    .slice(place, file.indexOf('}', place))
    .split(',')
    .flatMap((field) => {
      const [name, value] = field.split(':');
      return name && value ? [[name, value]] : [];
    });
