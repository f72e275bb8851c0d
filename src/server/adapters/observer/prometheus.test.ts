import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openPrometheus } from '#server/adapters/observer/prometheus.ts';
import { startProblem } from '#server/start-problem.ts';

const none = async () => ({ num: 0, age_s: 0 });

test('metrics are served on a port of their own; one that is in use is told with the setting that names it', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const said = await openPrometheus({ host: '127.0.0.1', port, waiting: none }).catch(startProblem);
  expect(said).toBe(
    `Dayglot Diary cannot start. Port ${port} is in use: stop the other program or set METRICS_PORT to a free one.`,
  );
  // Free again for whom it was taken from a moment before, and with a database that is away.
  await new Promise((resolve) => other.close(resolve));
  let asked = 0;
  const away = async () => {
    asked += 1;
    if (asked === 1) throw new Error('away');
    return { num: 2, age_s: 61 };
  };
  const observer = await openPrometheus({ host: '127.0.0.1', port, waiting: away });
  observer.usage({ corrector: 'gemini', tokens_in: 900, tokens_out: 50, micro_usd: 863 });
  observer.correction('gemini')('STOP');
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  const text = await answer.text();
  expect(answer.status).toBe(200);
  for (const line of [
    'dayglot_outbox_age_seconds Nan',
    'dayglot_outbox_waiting Nan',
    'dayglot_ai_tokens_total{corrector="gemini",direction="in"} 900',
    'dayglot_ai_cost_usd_total{corrector="gemini"} 0.000863',
    'dayglot_correction_duration_seconds_count{corrector="gemini",status="STOP"} 1',
  ])
    expect(text).toContain(line);
  const later = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  for (const line of ['dayglot_outbox_age_seconds 61', 'dayglot_outbox_waiting 2']) expect(later).toContain(line);
  expect(asked).toBe(2);
  await observer.close();
});
