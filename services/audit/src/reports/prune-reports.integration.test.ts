import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { PLATFORM_ORGANIZATION, uuidv7 } from '@talent-os/service-kit';
import { addDays, dayOf } from '@talent-os/service-kit/calendar';
import { someEvents, ChainStore } from '../test/chain-store.js';
import { ClientErrorReport } from './client-error-report.entity.js';
import { CrashReport } from './crash-report.entity.js';
import { PruneReports, REPORTS_KEPT_DAYS } from './prune-reports.js';
import { crashRow, errorRow } from './report.rules.js';

let store: ChainStore;
beforeAll(async () => (store = await ChainStore.open()));
afterAll(() => store.close());

const now = new Date('2026-06-15T12:00:00Z');
const daysAgo = (days: number) => new Date(`${addDays(dayOf(now), -days)}T12:00:00Z`);

const TABLES = [
  ['client_error_report', 'message'],
  ['crash_report', 'error'],
] as const;
const AGES = [0, REPORTS_KEPT_DAYS - 1, REPORTS_KEPT_DAYS + 1];

it('reports of errors and crashes go after a quarter, those of an organization and those of nobody', async () => {
  const organizationId = uuidv7();
  await store.recorder.record(someEvents(organizationId, 1), store.ctx(organizationId));
  const timestamp = now.toISOString();
  const told = (days: number) => `${organizationId} ${days}`;
  for (const days of AGES) {
    const error = { category: 'runtime', message: told(days), name: 'TypeError', timestamp, context: {} };
    const crash = { timestamp, url: 'https://a.example', error: told(days), userAgent: 'Firefox', crashCount: 1 };
    for (const of of [organizationId, PLATFORM_ORGANIZATION])
      await store.ctx(of).db.write(async (tx) => {
        await tx.insert(ClientErrorReport, errorRow(error));
        await tx.insert(CrashReport, crashRow(crash));
      });
    for (const [table, text] of TABLES)
      await store.owner.query(`update audit.${table} set created_at = $1 where ${text} = $2`, [
        daysAgo(days),
        told(days),
      ]);
  }
  await new PruneReports().prune(store.ctx(undefined, now));
  for (const [table, text] of TABLES) {
    const rows: { text: string }[] = await store.owner.query(
      `select ${text} as text from audit.${table} where starts_with(${text}, $1) order by 1`,
      [organizationId],
    );
    expect(rows.map((row) => row.text)).toEqual([0, 0, 89, 89].map(told));
  }
});
