import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export const registry = new Registry();
collectDefaultMetrics({ register: registry });

/** Bounds of what answers are to keep: reads 0.2 s, sign-in 0.8 s, first words of a model 2.5 s. */
const SECONDS = [0.05, 0.2, 0.8, 2.5, 10];

/** How something was answered: below 400, below 500, or not. */
export const outcomes = ['answered', 'refused', 'failed'] as const;
type AnswerOutcome = (typeof outcomes)[number];
export const outcomeOf = (status: number): AnswerOutcome =>
  status < 400 ? 'answered' : status < 500 ? 'refused' : 'failed';

// A histogram for each of hundreds of operations would be thousands of series: times are kept by service, calls are
// counted by operation, and one call's time stands in its trace.

/** Time a service takes to answer an operation. */
export const handled = new Histogram({
  name: 'talentos_operation_duration_seconds',
  help: 'Time from arrival at the service to its answer',
  labelNames: ['service', 'outcome'],
  buckets: SECONDS,
  registers: [registry],
});

export const httpDuration = new Histogram({
  name: 'talentos_http_request_duration_seconds',
  help: 'Time from the first byte of a request at the gateway to the last of its answer; streams apart',
  labelNames: ['service', 'outcome'],
  buckets: SECONDS,
  registers: [registry],
});

export const httpRequests = new Counter({
  name: 'talentos_http_requests_total',
  help: 'Requests at the gateway by operation, refused ones too',
  labelNames: ['operation', 'outcome'],
  registers: [registry],
});

export const refusals = new Counter({
  name: 'talentos_http_refusals_total',
  help: 'Requests that the gateway answered with a problem, by its code; codes of product rules are one',
  labelNames: ['code'],
  registers: [registry],
});

/** Notes how long one service takes: `started` as `performance.now()` told it. */
export function durationsOf(histogram: Histogram, service: string): (status: number, started: number) => void {
  const by = Object.fromEntries(outcomes.map((outcome) => [outcome, histogram.labels({ service, outcome })])) as Record<
    AnswerOutcome,
    Histogram.Internal<string>
  >;
  return (status, started) => by[outcomeOf(status)].observe((performance.now() - started) / 1000);
}

export const published = new Counter({
  name: 'talentos_events_published_total',
  help: 'Events handed to JetStream by the outbox relay',
  labelNames: ['service'],
  registers: [registry],
});

export const consumed = new Counter({
  name: 'talentos_events_consumed_total',
  help: 'Events taken by listeners, by outcome',
  labelNames: ['consumer', 'outcome'],
  registers: [registry],
});

export const outboxAge = new Gauge({
  name: 'talentos_outbox_age_seconds',
  help: 'Age of the oldest event that has not been published yet',
  labelNames: ['service'],
  registers: [registry],
});

export const oldestFile = new Gauge({
  name: 'talentos_oldest_file_seconds',
  help: 'Age of the oldest file that its service has not removed yet',
  labelNames: ['service'],
  registers: [registry],
});

export const backgroundFailures = new Counter({
  name: 'talentos_background_failures_total',
  help: 'Failures of work that nobody waits for, by what it was',
  labelNames: ['work'],
  registers: [registry],
});

export const uncaughtErrors = new Counter({
  name: 'talentos_uncaught_total',
  help: 'Errors that nobody caught: each of them ends its process in order',
  labelNames: ['kind'],
  registers: [registry],
});

/** When the second copy of each organization's audit checkpoints was last written, in epoch milliseconds. */
export const copyWritten = new Map<string, number>();

registry.registerMetric(
  new Gauge({
    name: 'talentos_audit_copy_age_seconds',
    help: 'Since when the second copy of the audit checkpoints waits to be written, the longest; above 120 it lags',
    registers: [],
    collect() {
      const oldest = Math.min(...copyWritten.values());
      this.set(copyWritten.size > 0 ? (Date.now() - oldest) / 1_000 : 0);
    },
  }),
);

const gauge = (name: string, help: string, ...labelNames: string[]) =>
  new Gauge({ name, help, labelNames, registers: [registry] });

// Filled when they are asked for, see `scrape.ts`.
export const pool = gauge(
  'talentos_pool_connections',
  'Connections of a pool, and who waits for one',
  'service',
  'state',
);
export const queueDepth = gauge('talentos_jobs_waiting', 'Jobs of a service, by state', 'service', 'state');
export const queueAge = gauge('talentos_jobs_oldest_seconds', 'Age of the oldest job that is not done', 'service');
export const consumerEvents = gauge('talentos_consumer_events', 'Events a listener has before it', 'consumer', 'state');
export const deadLetters = gauge('talentos_dead_letters', 'Events put aside that are still kept', 'consumer');
export const backingUp = gauge('talentos_backing_up', 'Whether a part everything stands on can be reached', 'part');
export const sockets = gauge('talentos_realtime_connections', 'WebSockets that are open');

export const jobs = new Counter({
  name: 'talentos_jobs_total',
  help: 'Jobs worked on, by outcome; failed: given up after the last attempt',
  labelNames: ['job', 'outcome'],
  registers: [registry],
});

export const scrapeFailures = new Counter({
  name: 'talentos_scrape_failures_total',
  help: 'Figures that could not be had when they were asked for, by part',
  labelNames: ['part'],
  registers: [registry],
});

/** Of a model's call, in seconds. */
const MODEL_SECONDS = [0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];

export const modelCalls = new Histogram({
  name: 'talentos_model_call_duration_seconds',
  help: 'Time from a question to the last word of a model, by whose provider it is and how it ended',
  labelNames: ['kind', 'outcome'],
  buckets: MODEL_SECONDS,
  registers: [registry],
});

export const modelFirstWords = new Histogram({
  name: 'talentos_model_first_token_seconds',
  help: 'Time from a question to the first word of a model',
  labelNames: ['kind'],
  buckets: MODEL_SECONDS,
  registers: [registry],
});

export const modelTokens = new Counter({
  name: 'talentos_model_tokens_total',
  help: 'Tokens as providers count them',
  labelNames: ['kind', 'type'],
  registers: [registry],
});
