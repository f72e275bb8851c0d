import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { directFetch } from '#server/adapters/direct-fetch.ts';
import { type Ended, noObserver, type Observer } from '#server/ports/observer.ts';

type Parent = { readonly traceId: string; readonly spanId: string };
type Span = Parent & {
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue: string } }[];
  readonly status: { readonly code: number };
};

const [SERVER, CLIENT] = [2, 3];
const [UNSET, FAILED] = [0, 2];
/** What says that something is wrong with us; a refused call is none of it. */
const FAILURES = new Set(['INTERNAL', 'UNAVAILABLE', 'DEADLINE_EXCEEDED', 'error']);
const EVERY_MS = 5000;
/** More than this between two sendings is dropped: a collector that is away must not fill the memory. */
const MOST_SPANS = 2048;
const SEND_MS = 4000;

export type OtlpOptions = {
  /** OTEL_EXPORTER_OTLP_ENDPOINT, without /v1/traces. */
  readonly endpoint: string;
  readonly onLost: (num_spans: number) => void;
};

/**
 * Sends what it hears as OpenTelemetry spans, OTLP over HTTP as JSON (opentelemetry.io/docs/specs/otlp). A call is a span, in
 * the caller's trace where there is one; the correctors that it asked are spans within it.
 */
export function openOtlp({ endpoint, onLost }: OtlpOptions): Observer {
  const within = new AsyncLocalStorage<Parent>();
  let waiting: Span[] = [];
  let lost = 0;
  const keep = (span: Span): void => {
    if (waiting.length < MOST_SPANS) waiting.push(span);
    else lost += 1;
  };
  const send = async (): Promise<void> => {
    const spans = waiting;
    waiting = [];
    if (spans.length > 0 && !(await post(`${endpoint.replace(/\/$/, '')}/v1/traces`, spans))) lost += spans.length;
    if (lost > 0) onLost(lost);
    lost = 0;
  };
  const timer = setInterval(send, EVERY_MS);
  timer.unref();
  return {
    ...noObserver,
    call: ({ name, traceparent }, work) => {
      const parent = parentIn(traceparent);
      const own = { traceId: parent?.traceId ?? id(16), spanId: id(8) };
      return within.run(own, () => work(begin({ ...own, parent, name: `call ${name}`, kind: SERVER, keep })));
    },
    correction: (corrector) => {
      const parent = within.getStore();
      const own = { traceId: parent?.traceId ?? id(16), spanId: id(8) };
      return begin({ ...own, parent, name: `correct ${corrector}`, kind: CLIENT, keep });
    },
    close: async () => {
      clearInterval(timer);
      await send();
    },
  };
}

const id = (bytes: number): string => randomBytes(bytes).toString('hex');

/** The caller's place in a trace (W3C Trace Context); undefined where it says none. */
function parentIn(traceparent: string | undefined): Parent | undefined {
  const [, traceId, spanId] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(traceparent ?? '') ?? [];
  return traceId && spanId && !/^0+$/.test(traceId) && !/^0+$/.test(spanId) ? { traceId, spanId } : undefined;
}

type Beginning = Parent & {
  readonly parent: Parent | undefined;
  readonly name: string;
  readonly kind: number;
  readonly keep: (span: Span) => void;
};

function begin({ parent, keep, ...span }: Beginning): Ended {
  const start_ns = nowNs();
  return (status) =>
    keep({
      ...span,
      ...(parent && { parentSpanId: parent.spanId }),
      startTimeUnixNano: String(start_ns),
      endTimeUnixNano: String(nowNs()),
      attributes: [{ key: 'dayglot.status', value: { stringValue: status } }],
      status: { code: FAILURES.has(status) ? FAILED : UNSET },
    });
}

const nowNs = (): bigint => BigInt(Math.round((performance.timeOrigin + performance.now()) * 1000)) * 1000n;

const RESOURCE = { attributes: [{ key: 'service.name', value: { stringValue: 'dayglot-diary' } }] };

/** False when the collector did not take them. */
async function post(url: string, spans: readonly Span[]): Promise<boolean> {
  const body = JSON.stringify({
    resourceSpans: [{ resource: RESOURCE, scopeSpans: [{ scope: { name: 'dayglot-diary' }, spans }] }],
  });
  const signal = AbortSignal.timeout(SEND_MS);
  const headers = { 'content-type': 'application/json' };
  const answer = await directFetch(url, { method: 'POST', headers, body, signal }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok === true;
}
