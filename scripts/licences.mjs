// Writes dist/web/licences.json: the packages that a running installation consists of, with their licences' texts.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i;

/** The packages of the lock file that are not for development alone, as folders. */
function installed() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return Object.entries(packages)
    .filter(
      ([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional && existsSync(join(path, 'package.json')),
    )
    .map(([path]) => path);
}

function licenceOf(path) {
  const about = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
  const files = readdirSync(path)
    .filter((name) => LICENCE_FILE.test(name) && !/\.(js|ts|json)$/.test(name))
    .sort();
  const text = files.map((name) => readFileSync(join(path, name), 'utf8').trim()).join('\n\n');
  const licence = typeof about.license === 'string' ? about.license : (about.license?.type ?? 'see its text');
  return { name: `${about.name} ${about.version}`, licence, text: text || `${licence}, by ${authorOf(about)}` };
}

const authorOf = ({ author, name }) =>
  typeof author === 'string' ? author : (author?.name ?? `the authors of ${name}`);

export function writeLicences(file) {
  const byText = new Map();
  for (const { name, licence, text } of installed().map(licenceOf)) {
    const known = byText.get(text) ?? { packages: [], licence, text };
    if (!known.packages.includes(name)) known.packages.push(name);
    byText.set(text, known);
  }
  const sorted = [...byText.values()]
    .map((one) => ({ ...one, packages: one.packages.sort() }))
    .sort((a, b) => (a.packages[0] < b.packages[0] ? -1 : 1));
  writeFileSync(file, JSON.stringify(sorted));
  return sorted;
}
