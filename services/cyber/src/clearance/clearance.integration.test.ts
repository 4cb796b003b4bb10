import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  confirmClearance,
  exportClearances,
  getClearance,
  listClearances,
  myClearance,
  ownClearance,
  rejectClearance,
  reportClearance,
  withdrawClearance,
} from '@talent-os/contracts/cyber/clearance.js';
import { addDays, addMonths } from '@talent-os/service-kit/calendar';
import { demoToday, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { NOTHING, type ClearanceRecord } from './clearance-facts.js';

/** What stands in a report; its days are those of the moment it is asked for. */
const topSecret = (): ClearanceRecord => ({
  ...NOTHING,
  currentLevel: 'top_secret',
  grantedDate: '2025-03-03',
  grantingAuthority: 'Department of Energy',
  investigationStatus: 'favorable',
  lastInvestigationClosed: addMonths(addDays(demoToday(), 45), -72),
});
let analyst: Person;
let other: Person;
let officer: Person;

beforeAll(async () => {
  [analyst, other, officer] = await Promise.all([
    signIn('analyst@meridian.example'),
    signIn('analyst@sentinel.example'),
    signIn('org.admin@meridian.example'),
  ]);
  // Others may have left a report of the same person waiting.
  await analyst.send(withdrawClearance, {});
});

const inForce = () => analyst.call(ownClearance, {}).then(({ clearance }) => clearance!);

async function reported(facts: ClearanceRecord) {
  await analyst.call(reportClearance, facts);
  const { items } = await officer.call(listClearances, { waiting: 'true', search: 'Aalto' });
  return { clearanceId: items[0]!.id, updateId: items[0]!.waiting!.id };
}

describe('a clearance', () => {
  it('answers the specified fields', async () => {
    const mine = await analyst.call(myClearance, {});
    expect(Object.keys(mine).toSorted()).toEqual([
      'alerts',
      'currentLevel',
      'daysUntilDue',
      'expirationDate',
      'history',
      'investigationStatus',
      'lastUpdate',
      'reinvestigationDue',
    ]);
    expect(mine).toMatchObject({ currentLevel: 'top_secret', alerts: [{ severity: 'high' }] });
    expect(mine.history.map(({ level, status }) => [level, status])).toEqual([
      ['top_secret', 'active'],
      ['secret', 'other'],
    ]);
  });

  it('changes only once somebody else has confirmed what was reported', async () => {
    const before = await inForce();
    const facts = topSecret();
    const about = await reported(facts);
    expect(await inForce()).toMatchObject({ grantedDate: before.grantedDate, waiting: { status: 'submitted' } });
    expect((await analyst.send(reportClearance, facts)).body).toMatchObject({ code: 'clearance.waiting' });

    expect(await officer.call(confirmClearance, about)).toEqual({ standing: 'active' });
    const mine = await analyst.call(myClearance, {});
    expect(mine).toMatchObject({ currentLevel: 'top_secret', investigationStatus: 'favorable' });
    // A month shorter than the one six years ago may cost a day.
    expect([44, 45]).toContain(mine.daysUntilDue);
    expect(mine.history[0]).toMatchObject({ grantingAuthority: 'Department of Energy', status: 'active' });
    expect(mine.history.slice(1).every(({ status }) => status === 'other')).toBe(true);
    expect((await officer.send(confirmClearance, about)).body).toMatchObject({ code: 'clearance.settled' });
    expect((await analyst.send(reportClearance, facts)).body).toMatchObject({ code: 'clearance.same' });
  });

  it('stays as it was where the report is rejected with a reason or taken back', async () => {
    const before = await analyst.call(myClearance, {});
    const about = await reported({ ...topSecret(), currentLevel: 'ts_sci' });
    await officer.call(rejectClearance, { ...about, reason: 'Not in the register' });
    const { updates } = await analyst.call(ownClearance, {});
    expect(updates[0]).toMatchObject({ status: 'rejected', reason: 'Not in the register', currentLevel: 'ts_sci' });
    await reported({ ...topSecret(), currentLevel: 'secret' });
    await analyst.call(withdrawClearance, {});
    expect((await analyst.send(withdrawClearance, {})).body).toMatchObject({ code: 'clearance.settled' });
    expect(await analyst.call(myClearance, {})).toEqual(before);
  });

  it('is never decided by its holder', async () => {
    const about = await reported({ ...topSecret(), currentLevel: 'confidential' });
    await ownerQuery('update cyber.clearance set user_id = $2 where id = $1', [about.clearanceId, officer.id]);
    try {
      expect((await officer.send(confirmClearance, about)).body).toMatchObject({ code: 'clearance.ownDecision' });
      expect((await officer.send(rejectClearance, { ...about, reason: 'x' })).status).toBe(403);
    } finally {
      await ownerQuery('update cyber.clearance set user_id = $2 where id = $1', [about.clearanceId, analyst.id]);
    }
    await analyst.call(withdrawClearance, {});
  });

  it('takes one report at a time, however many arrive at once', async () => {
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => analyst.send(reportClearance, { ...topSecret(), currentLevel: 'secret' })),
    );
    expect(tries.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
    await analyst.call(withdrawClearance, {});
  });

  it('is refused field by field where it cannot be', async () => {
    const { status, body } = await analyst.send(reportClearance, {
      ...topSecret(),
      grantedDate: addDays(demoToday(), 1),
    });
    expect([status, body]).toMatchObject([422, { errors: [{ field: 'grantedDate' }] }]);
  });
});

describe('the officer', () => {
  it('reads everybody of the own organization, sorted and filtered, and the reading is recorded', async () => {
    const { items, total, waiting } = await officer.call(listClearances, { sort: 'reinvestigationDue:asc', page: 1 });
    expect(items).toHaveLength(Math.min(25, total));
    expect(waiting).toBeGreaterThan(0);
    const dues = items.flatMap(({ reinvestigationDue }) => reinvestigationDue ?? []);
    expect(dues).toEqual(dues.toSorted());
    const secret = await officer.call(listClearances, { level: 'secret', standing: 'active' });
    expect(secret.items.every(({ currentLevel, standing }) => currentLevel === 'secret' && standing === 'active')).toBe(
      true,
    );
    const id = items.find(({ verifiedAt }) => verifiedAt)!.id;
    expect(await officer.call(getClearance, { clearanceId: id })).toMatchObject({ id, updates: expect.any(Array) });
    expect((await other.send(getClearance, { clearanceId: id })).status).toBe(403);
    const [read] = await ownerQuery<{ count: string }>(
      `select count(*) from cyber.outbox where name = 'audit.record.read' and payload::text like '%cyber.clearance.get%'`,
    );
    expect(Number(read!.count)).toBeGreaterThan(0);
  });

  it('takes the list away as a file', async () => {
    const { csv, total } = await officer.call(exportClearances, { standing: 'reusable' });
    expect(csv.trim().split('\r\n')).toHaveLength(total + 1);
    expect(csv).toMatch(/^Holder,Level,Standing/);
  });
});
