import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPrometheus } from '#server/adapters/observer/prometheus.ts';
import { SETTING_NAMES } from '#server/config.ts';
import { freePort } from '#testing/process.ts';

const root = new URL('..', import.meta.url).pathname;
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const guide = read('docs/operating.md');
const sources = readdirSync(join(root, 'src/server'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => read(join('src/server', name)))
  .join('\n');

const rows = (heading: string): string[][] => {
  const [, after = ''] = guide.split(`## ${heading}\n`);
  const lines =
    after
      .split('\n## ', 1)[0]
      ?.split('\n')
      .filter((line) => line.startsWith('| ')) ?? [];
  return lines.slice(1).map((line) => line.split('|').map((cell) => cell.trim()));
};

test('every sentence of the troubleshooting table is one that the program says', () => {
  const said = rows('Troubleshooting').flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, words]) => words ?? ''),
  );
  expect(said.length).toBeGreaterThan(15);
  expect(said.filter((words) => !sources.includes(words))).toEqual([]);
});

test('every alert is explained, and none that is not there', () => {
  const alerts = [...read('ops/prometheus-alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  expect(rows('Watch').map(([, name]) => name)).toEqual(alerts);
});

test('dashboard and alerts speak of metrics that the program has', () => {
  const asked =
    [read('ops/grafana-dashboard.json'), read('ops/prometheus-alerts.yml')].join('\n').match(/dayglot_\w+/g) ?? [];
  const names = new Set(asked.map((name) => name.replace(/_(count|bucket|sum)$/, '')));
  expect(names.size).toBeGreaterThan(5);
  expect([...names].filter((name) => !sources.includes(`'${name}'`))).toEqual([]);
});

test('a server exposes every metric that dashboard and alerts ask for, those of Node and the process too', async () => {
  const port = await freePort();
  const waiting = async () => ({ num: 0, age_s: 0 });
  const observer = await openPrometheus({ host: '127.0.0.1', port, waiting });
  const said = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  await observer.close();
  const exposed = new Set([...said.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const asked =
    [read('ops/grafana-dashboard.json'), read('ops/prometheus-alerts.yml')]
      .join('\n')
      .match(/\b(dayglot|nodejs|process)_\w+/g) ?? [];
  const names = new Set(asked.map((name) => name.replace(/_(count|bucket|sum)$/, '')));
  expect([...names].filter((name) => name.startsWith('nodejs_') || name.startsWith('process_')).length).toBe(3);
  expect([...names].filter((name) => !exposed.has(name))).toEqual([]);
});

test('the files around the server set variables that it reads', () => {
  const compose = [...read('ops/compose.yaml').matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name ?? '');
  const own = compose.filter((name) => !name.startsWith('POSTGRES_'));
  expect(own.length).toBeGreaterThan(8);
  expect(own.filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
});
