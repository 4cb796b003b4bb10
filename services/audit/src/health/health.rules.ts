import type { BackingReport, HealthReport, HealthState } from '@talent-os/contracts/audit/health.js';

/** From where on somebody should look, and from where on it fails people. Shares are of all answers of the last hour. */
const LIMITS = {
  failedShare: { look: 0.01, fails: 0.05 },
  p95Ms: 500,
  queueSeconds: 300,
  outboxSeconds: 60,
  /** Fewer requests than this say nothing about a share. */
  requests: 20,
  diskShare: 0.9,
  connectionShare: 0.8,
  memoryShare: 0.8,
} as const;

type Verdict = { readonly state: HealthState; readonly concerns: string[] };
/** What may be wrong, and whether it is. */
type Check = readonly [wrong: boolean | null | undefined, concern: string];

const verdictOf = (checks: readonly Check[], isDown = false): Verdict => {
  const concerns = checks.flatMap(([wrong, concern]) => (wrong ? [concern] : []));
  return { state: isDown ? 'down' : concerns.length > 0 ? 'degraded' : 'up', concerns };
};
const some = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** What a report of a service comes to; one that gave none is down. */
export function serviceVerdict(report: HealthReport | null): Verdict {
  if (!report) return { state: 'down', concerns: ['It did not answer'] };
  const { databaseMs, pool, lastHour } = report;
  const enough = lastHour.requests >= LIMITS.requests;
  const share = enough ? lastHour.failed / lastHour.requests : 0;
  const p95Ms = enough ? (lastHour.p95Ms ?? 0) : 0;
  const checks: readonly Check[] = [
    [databaseMs === null, 'Its database did not answer'],
    [share > LIMITS.failedShare.look, `${(100 * share).toFixed(1)}% of its answers failed in the last hour`],
    [p95Ms > LIMITS.p95Ms, `One answer in twenty took longer than ${Math.round(p95Ms)} ms`],
    [pool.waiting > 0, `${some(pool.waiting, 'caller waits', 'callers wait')} for a connection`],
    ...queueChecks(report),
  ];
  return verdictOf(checks, databaseMs === null || share > LIMITS.failedShare.fails);
}

/** What waits or was given up. What is not known deserves a look too. */
function queueChecks({ migrations, outbox, jobs, events }: HealthReport): Check[] {
  const pending = migrations ? migrations.known - migrations.applied : 0;
  const failed = jobs?.failed ?? 0;
  const letters = events?.deadLetters ?? 0;
  return [
    [!migrations, 'Its migrations are not known'],
    [pending > 0, `${some(pending, 'migration has', 'migrations have')} not run`],
    [!outbox || outbox.oldestSeconds > LIMITS.outboxSeconds, 'Events wait to be published'],
    [!jobs || jobs.oldestSeconds > LIMITS.queueSeconds, 'Jobs wait in the queue'],
    [failed > 0, `${some(failed, 'job was', 'jobs were')} given up`],
    [!events, 'Its listeners are not known'],
    [letters > 0, `${some(letters, 'event was', 'events were')} put aside`],
  ];
}

/** What the report of the servers comes to. */
export function backingVerdict(report: BackingReport | null): Verdict {
  if (!report) return { state: 'down', concerns: ['Nothing is known of the servers'] };
  const { postgres, nats, redis, disk } = report;
  const near = (used: number, most: number | null | undefined, share: number) => Boolean(most) && used > share * most!;
  const checks: readonly Check[] = [
    [!postgres, 'Postgres did not answer'],
    [!nats, 'NATS did not answer'],
    [!redis, 'Redis did not answer'],
    [
      postgres && near(postgres.connections, postgres.maxConnections, LIMITS.connectionShare),
      'Postgres runs out of connections',
    ],
    [nats && near(nats.bytes, nats.maxBytes, LIMITS.memoryShare), 'The streams of NATS are nearly full'],
    [redis && near(redis.bytes, redis.maxBytes, LIMITS.memoryShare), 'The memory of Redis is nearly full'],
    [
      redis && redis.policy !== 'noeviction' && redis.maxBytes !== null,
      'Redis may drop jobs: its policy is not noeviction',
    ],
    [disk && near(disk.totalBytes - disk.freeBytes, disk.totalBytes, LIMITS.diskShare), 'The disk is nearly full'],
  ];
  return verdictOf(checks, !postgres || !nats || !redis);
}

/** Of several, the worst. */
export const worstOf = (states: readonly HealthState[]): HealthState =>
  (['down', 'degraded'] as const).find((state) => states.includes(state)) ?? 'up';
