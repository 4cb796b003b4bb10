import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export const registry = new Registry();
collectDefaultMetrics({ register: registry });

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Time a service takes to answer an operation. */
export const handled = new Histogram({
  name: 'talentos_operation_duration_seconds',
  help: 'Time from arrival at the service to its answer',
  labelNames: ['operation', 'status'],
  buckets: SECONDS,
  registers: [registry],
});

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

export const uncaught = new Counter({
  name: 'talentos_uncaught_total',
  help: 'Errors that nobody caught: each of them ends its process in order',
  labelNames: ['kind'],
  registers: [registry],
});

/** When the second copy of each organization's audit checkpoints was last written, in epoch milliseconds. */
export const copyWritten = new Map<string, number>();

export const auditCopyAge = new Gauge({
  name: 'talentos_audit_copy_age_seconds',
  help: 'Since when the second copy of the audit checkpoints waits to be written, the longest; above 120 it lags',
  registers: [registry],
  collect() {
    const oldest = Math.min(...copyWritten.values());
    this.set(copyWritten.size > 0 ? (Date.now() - oldest) / 1_000 : 0);
  },
});
