import { once } from 'node:events';
import { createServer } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { noObserver, type Observer } from '#server/ports/observer.ts';
import { ListenError } from '#server/start-problem.ts';

/** Seconds. A call takes milliseconds, a correction by a language model seconds. */
const CALL_BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30];
const CORRECTION_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 6, 10, 15, 25, 60];
const MICRO = 1_000_000;

/** What only the database knows, looked up at each scrape; the same from every server. */
export type WaitingMails = () => Promise<{ readonly num: number; readonly age_s: number }>;

type Options = { readonly host: string; readonly port: number; readonly waiting: WaitingMails };

/** Serves what it hears as Prometheus metrics, at /metrics on a port of its own. Throws ListenError. */
export async function openPrometheus({ host, port, waiting }: Options): Promise<Observer> {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const observer = observerOn(register);
  outboxOn(register, waiting);
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    const text = await register.metrics();
    return response.writeHead(200, { 'content-type': register.contentType }).end(text);
  });
  server.listen(port, host);
  await once(server, 'listening').catch((error: unknown) => {
    throw new ListenError(error, 'METRICS_PORT', 'METRICS_HOST');
  });
  return {
    ...observer,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function observerOn(register: Registry): Observer {
  const registers = [register];
  const calls = new Histogram({
    ...{ name: 'dayglot_call_duration_seconds', help: 'Calls by name and how they ended.' },
    ...{ labelNames: ['call', 'status'] as const, buckets: CALL_BUCKETS, registers },
  });
  const corrections = new Histogram({
    ...{ name: 'dayglot_correction_duration_seconds', help: 'Correctors asked, by name and how it ended.' },
    ...{ labelNames: ['corrector', 'status'] as const, buckets: CORRECTION_BUCKETS, registers },
  });
  const tokens = new Counter({
    ...{ name: 'dayglot_ai_tokens_total', help: 'Tokens of language models, by corrector and direction.' },
    ...{ labelNames: ['corrector', 'direction'] as const, registers },
  });
  const cost = new Counter({
    ...{ name: 'dayglot_ai_cost_usd_total', help: 'What they cost, where the price is known.' },
    ...{ labelNames: ['corrector'] as const, registers },
  });
  const sent = new Counter({
    ...{ name: 'dayglot_outbox_total', help: 'Mails and pushes, by kind and outcome.' },
    ...{ labelNames: ['kind', 'outcome'] as const, registers },
  });
  return {
    ...noObserver,
    call: ({ name: call }, work) => {
      const end = calls.startTimer({ call });
      return work((status) => void end({ status }));
    },
    correction: (corrector) => {
      const end = corrections.startTimer({ corrector });
      return (status) => void end({ status });
    },
    usage: ({ corrector, tokens_in, tokens_out, micro_usd }) => {
      tokens.inc({ corrector, direction: 'in' }, tokens_in);
      tokens.inc({ corrector, direction: 'out' }, tokens_out);
      cost.inc({ corrector }, micro_usd / MICRO);
    },
    sent: (kind, outcome) => sent.inc({ kind, outcome }),
  };
}

/** A database that is away has no answer: not a number, and the scrape succeeds. */
function outboxOn(register: Registry, waiting: WaitingMails): void {
  const none = { num: Number.NaN, age_s: Number.NaN };
  let asked: ReturnType<WaitingMails> | undefined;
  // Each is collected on its own; the database is asked once for both.
  const ask = () => {
    asked ??= waiting()
      .catch(() => none)
      .finally(() => {
        asked = undefined;
      });
    return asked;
  };
  new Gauge({
    ...{ name: 'dayglot_outbox_age_seconds', help: 'For how long the oldest mail or push has been waiting.' },
    registers: [register],
    async collect() {
      this.set((await ask()).age_s);
    },
  });
  new Gauge({
    ...{ name: 'dayglot_outbox_waiting', help: 'Mails and pushes that wait.' },
    registers: [register],
    async collect() {
      this.set((await ask()).num);
    },
  });
}
