/** A language that can be chosen: ISO 639-1 code, its name in itself and in English. */
export type Language = { readonly code: string; readonly native: string; readonly english: string };

/** Without case and accents, so that «francais» finds français. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/**
 * How well a language answers what was typed: 0 the code itself, 1 the start of a name, 2 the start of a word in a name,
 * 3 anywhere in a name; undefined: not at all.
 */
function rank({ code, native, english }: Language, query: string): number | undefined {
  if (code === query) return 0;
  const names = [plain(native), plain(english)];
  if (names.some((name) => name.startsWith(query))) return 1;
  if (names.some((name) => name.split(/[\s,;()-]+/u).some((word) => word.startsWith(query)))) return 2;
  return names.some((name) => name.includes(query)) ? 3 : undefined;
}

/** The languages that answer what was typed (native name, English name or code), the best first. */
export function findLanguages(languages: readonly Language[], typed: string): readonly Language[] {
  const query = plain(typed);
  if (!query) return languages;
  return languages
    .flatMap((language) => {
      const found = rank(language, query);
      return found === undefined ? [] : [{ language, found }];
    })
    .sort((a, b) => a.found - b.found)
    .map(({ language }) => language);
}

/** The language whose code or whole name was typed; undefined: none, or more than one. */
export function exactLanguage(languages: readonly Language[], typed: string): Language | undefined {
  const query = plain(typed);
  const [first, ...more] = languages.filter(
    ({ code, native, english }) => code === query || plain(native) === query || plain(english) === query,
  );
  return more.length === 0 ? first : undefined;
}
