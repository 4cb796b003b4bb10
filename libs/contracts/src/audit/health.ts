import { z } from 'zod';
import { event, operation, type Output } from '../define.js';
import { instant, uuid } from '../paging.js';

/** Services of the product, each of which says how it is. */
export const productServices = [
  'identity',
  'talent',
  'sales',
  'productivity',
  'healthcare',
  'cyber',
  'intelligence',
  'transcription',
  'chat',
  'audit',
] as const;
export type ProductService = (typeof productServices)[number];
/** Dead letters a service tells of at most, the latest first. */
export const LETTERS_MOST = 100;
/** How far figures of requests go back, in hours. */
export const HEALTH_HOURS = 24;

const count = z.int().min(0);
const seconds = z.number().min(0);
const requests = { requests: count, failed: count, p95Ms: z.number().min(0).nullable() };

/** How one service is, as it says itself. What it could not find out in time is null. */
export const HealthReport = z.object({
  version: z.string(),
  node: z.string(),
  startedAt: instant,
  /** Time Postgres took to answer, in milliseconds. */
  databaseMs: z.number().min(0).nullable(),
  /** Connections of the service: in use, free, and callers who wait for one. */
  pool: z.object({ used: count, idle: count, waiting: count }),
  migrations: z.object({ applied: count, known: count, latest: z.string() }).nullable(),
  /** Events that were not published yet. */
  outbox: z.object({ waiting: count, oldestSeconds: seconds }).nullable(),
  jobs: z.object({ open: count, failed: count, oldestSeconds: seconds }).nullable(),
  /** Events that listeners have before them, and those that were put aside. */
  events: z.object({ pending: count, deadLetters: count }).nullable(),
  /** Of the last hour, by the instance that answered. */
  lastHour: z.object({ ...requests, p50Ms: z.number().min(0).nullable() }),
  /** The last day by the hour, oldest first. */
  hours: z.array(z.object({ at: instant, ...requests })),
});
export type HealthReport = z.infer<typeof HealthReport>;

/** What everything stands on; null where it does not answer. */
export const BackingReport = z.object({
  postgres: z.object({ version: z.string(), bytes: count, connections: count, maxConnections: count }).nullable(),
  nats: z.object({ version: z.string(), bytes: count, maxBytes: count.nullable(), messages: count }).nullable(),
  redis: z.object({ version: z.string(), bytes: count, maxBytes: count.nullable(), policy: z.string() }).nullable(),
  disk: z.object({ freeBytes: count, totalBytes: count }).nullable(),
});
export type BackingReport = z.infer<typeof BackingReport>;

const letterKinds = ['event', 'job'] as const;
/** Work that was given up: an event a listener could not take, or a job that failed as often as it may. */
const letter = {
  letterId: z.string().min(1).max(40),
  letterKind: z.enum(letterKinds),
  /** Name of the event or job. */
  name: z.string(),
  /** Who could not take it. */
  worker: z.string(),
  reason: z.string(),
  /** Whose work it was. Nothing of what it holds is told. */
  organizationId: uuid(),
  at: instant.nullable(),
};
const DeadLetter = z.object(letter);
export type DeadLetter = z.infer<typeof DeadLetter>;

const part = { http: 'none', access: 'internal' } as const;
/** Operations every service answers without a handler of its own. */
export const healthOperations = (service: ProductService) => ({
  report: operation(`${service}.instance.report`, {
    ...part,
    summary: 'How this service is',
    input: z.object({}),
    output: HealthReport,
    effect: 'read',
  }),
  backing: operation(`${service}.instance.backing`, {
    ...part,
    summary: 'How what this service stands on is',
    input: z.object({}),
    output: BackingReport,
    effect: 'read',
  }),
  letters: operation(`${service}.instance.letters`, {
    ...part,
    summary: 'Work of this service that was given up',
    input: z.object({}),
    output: z.object({ items: z.array(DeadLetter) }),
    effect: 'read',
  }),
  replay: operation(`${service}.instance.replay`, {
    ...part,
    summary: 'Try work that was given up once more',
    input: z.object({ letterId: letter.letterId, letterKind: letter.letterKind }),
    output: z.object({ failure: z.string().nullable() }),
    effect: 'write',
    errors: ['resource.missing'],
  }),
});

/** Platform administrators alone: it tells of every organization's work. */
const access = { role: ['PLATFORM_ADMIN' as const] };
const healthStates = ['up', 'degraded', 'down'] as const;
export type HealthState = (typeof healthStates)[number];
const state = { state: z.enum(healthStates), concerns: z.array(z.string()) };
const service = z.enum(productServices);

export const getSystemHealth = operation('audit.health.get', {
  http: 'GET /api/admin/health',
  access,
  summary:
    'How every service is and what they stand on: answers, errors, queues, dead letters, migrations and versions',
  input: z.object({}),
  output: z.object({
    ...state,
    services: z.array(z.object({ service, ...state, report: HealthReport.nullable() })),
    backing: z.object({ ...state, report: BackingReport.nullable() }),
  }),
  effect: 'read',
  deadlineMs: 6_000,
});
export type ServiceHealth = Output<typeof getSystemHealth>['services'][number];

export const listDeadLetters = operation('audit.health.letters', {
  http: 'GET /api/admin/health/dead-letters',
  access,
  summary: 'Events and jobs that were given up, the latest first, with the reason and never with what they hold',
  input: z.object({}),
  output: z.object({
    items: z.array(DeadLetter.extend({ service })),
    /** Services that did not answer. */
    missing: z.array(service),
  }),
  effect: 'read',
  deadlineMs: 6_000,
});

export const replayDeadLetter = operation('audit.health.replay', {
  http: 'POST /api/admin/health/dead-letters/replay',
  access,
  summary: 'Try an event or a job that was given up once more; what was done already is not done twice',
  input: z.object({ service, letterId: letter.letterId, letterKind: letter.letterKind }),
  /** Why it failed again; null where it did not. A job is tried in the background. */
  output: z.object({ failure: z.string().nullable() }),
  effect: 'write',
  events: () => [deadLetterReplayed],
  errors: ['resource.missing', 'service.down', 'service.late'],
  deadlineMs: 20_000,
});

/** Somebody had work that was given up tried again. */
export const deadLetterReplayed = event(
  'audit.letter.replayed',
  z.object({ service, letterId: letter.letterId, letterKind: letter.letterKind, handled: z.boolean() }),
  { live: { to: 'organization', access, refetches: ['audit.health.letters', 'audit.health.get'] } },
);
