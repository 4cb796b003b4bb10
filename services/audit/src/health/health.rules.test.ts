import { describe, expect, it } from '@jest/globals';
import type { BackingReport, HealthReport } from '@talent-os/contracts/audit/health.js';
import { backingVerdict, serviceVerdict, worstOf } from './health.rules.js';

const well: HealthReport = {
  version: '0.1.0',
  node: 'v24.0.0',
  startedAt: '2026-11-23T12:00:00Z',
  databaseMs: 1,
  pool: { used: 1, idle: 1, waiting: 0 },
  migrations: { applied: 3, known: 3, latest: 'Third' },
  outbox: { waiting: 0, oldestSeconds: 0 },
  jobs: { open: 2, failed: 0, oldestSeconds: 3 },
  events: { pending: 4, deadLetters: 0 },
  lastHour: { requests: 1_000, failed: 2, p50Ms: 4, p95Ms: 40 },
  hours: [],
};
const of = (changes: Partial<HealthReport>) => serviceVerdict({ ...well, ...changes });
const hour = (requests: number, failed: number, p95Ms = 40) => ({ lastHour: { requests, failed, p50Ms: 4, p95Ms } });

describe('a service', () => {
  it('is up where nothing is wrong, and down where it says nothing or reaches no database', () => {
    expect(serviceVerdict(well)).toEqual({ state: 'up', concerns: [] });
    expect(serviceVerdict(null)).toMatchObject({ state: 'down' });
    expect(of({ databaseMs: null })).toMatchObject({ state: 'down', concerns: ['Its database did not answer'] });
  });

  it('is judged by the share of answers that failed, where there are enough to say so', () => {
    expect(of(hour(1_000, 10)).state).toBe('up');
    expect(of(hour(1_000, 11)).state).toBe('degraded');
    expect(of(hour(1_000, 51)).state).toBe('down');
    expect(of(hour(5, 5)).state).toBe('up');
    expect(of(hour(1_000, 0, 501)).state).toBe('degraded');
  });

  it.each<[Partial<HealthReport>, string]>([
    [{ migrations: { applied: 2, known: 3, latest: 'Second' } }, '1 migration has not run'],
    [{ outbox: { waiting: 9, oldestSeconds: 61 } }, 'Events wait to be published'],
    [{ jobs: { open: 9, failed: 0, oldestSeconds: 301 } }, 'Jobs wait in the queue'],
    [{ jobs: { open: 0, failed: 2, oldestSeconds: 0 } }, '2 jobs were given up'],
    [{ events: { pending: 0, deadLetters: 1 } }, '1 event was put aside'],
    [{ pool: { used: 8, idle: 0, waiting: 3 } }, '3 callers wait for a connection'],
    [{ events: null }, 'Its listeners are not known'],
  ])('says what deserves a look: %j', (changes, concern) => {
    expect(of(changes)).toEqual({ state: 'degraded', concerns: [concern] });
  });
});

const backing: BackingReport = {
  postgres: { version: '18.0', bytes: 1, connections: 10, maxConnections: 100 },
  nats: { version: '2.12.4', bytes: 1, maxBytes: null, messages: 1 },
  redis: { version: '8.4', bytes: 1, maxBytes: null, policy: 'noeviction' },
  disk: { freeBytes: 50, totalBytes: 100 },
};

describe('the servers', () => {
  it('are up, deserve a look or are down', () => {
    expect(backingVerdict(backing).state).toBe('up');
    expect(backingVerdict({ ...backing, disk: { freeBytes: 9, totalBytes: 100 } }).state).toBe('degraded');
    expect(backingVerdict({ ...backing, redis: null })).toMatchObject({
      state: 'down',
      concerns: ['Redis did not answer'],
    });
    expect(backingVerdict(null).state).toBe('down');
    expect([worstOf(['up', 'degraded']), worstOf(['degraded', 'down']), worstOf(['up'])]).toEqual([
      'degraded',
      'down',
      'up',
    ]);
  });
});
