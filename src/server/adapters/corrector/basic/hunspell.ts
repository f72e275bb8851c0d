import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const load = createRequire(import.meta.url);

/** A dictionary: whether it has a word, and what it offers instead of one it does not have. */
export type Dictionary = { readonly spell: (word: string) => boolean; readonly suggest: (word: string) => string[] };

type Factory = {
  readonly mountBuffer: (content: Uint8Array, name: string) => string;
  readonly unmount: (path: string) => void;
  readonly create: (affPath: string, dicPath: string) => Dictionary;
};

/**
 * The Hunspell dictionary of a language, read from its npm package. undefined when that package is not installed:
 * `dictionary-de` is optional, because its licence is the GPL.
 */
export async function loadDictionary(lang: string): Promise<Dictionary | undefined> {
  const folder = folderOf(`dictionary-${lang}`);
  if (folder === undefined) return undefined;
  const [factory, aff, dic] = await Promise.all([
    loadFactory(),
    readFile(join(folder, 'index.aff')),
    readFile(join(folder, 'index.dic')),
  ]);
  const paths = [factory.mountBuffer(aff, `${lang}.aff`), factory.mountBuffer(dic, `${lang}.dic`)] as const;
  const dictionary = factory.create(...paths);
  // It has read them; the files need not stay in its memory too.
  for (const path of paths) factory.unmount(path);
  return dictionary;
}

let loading: Promise<Factory> | undefined;

/** Hunspell itself is loaded once: its memory is 16 MB and grows for every dictionary in it by what that needs. */
function loadFactory(): Promise<Factory> {
  const { loadModule } = load('hunspell-asm') as { loadModule: () => Promise<Factory> };
  loading ??= loadModule().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function folderOf(name: string): string | undefined {
  try {
    return dirname(load.resolve(name));
  } catch {
    return undefined;
  }
}
