import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  exportHeadcountPlan,
  getHealthcareHeadcount,
  getHeadcountPlan,
  getSalesHeadcount,
  setHeadcountTarget,
} from '@talent-os/contracts/talent/headcount.js';
import { ownerQuery, signIn, type Person } from '@talent-os/testing';

let manager: Person;
let head: Person;
let hr: Person;

beforeAll(async () => {
  const boxes = ['hiring.manager', 'department.head', 'hr.manager'];
  [manager, head, hr] = (await Promise.all(boxes.map((box) => signIn(`${box}@meridian.example`)))) as [
    Person,
    Person,
    Person,
  ];
});

const team = { industry: 'SALES' as const, department: 'Sales Enablement' };
const planOf = async (person: Person) =>
  (await person.call(getHeadcountPlan, { search: team.department })).items.find(
    (one) => one.department === team.department,
  )!;

describe('the headcount plan', () => {
  it('counts the seats that are there, and who has an approved move to another team', async () => {
    const { items, totals, total, quarters, quarter } = await head.call(getHeadcountPlan, {});
    expect(total).toBeGreaterThan(5);
    expect(quarters).toHaveLength(4);
    expect(quarters[0]).toBe(quarter);
    const [rows] = await ownerQuery<{ filled: number; open: number }>(
      `select count(*) filter (where status = 'filled')::int as filled,
         count(*) filter (where status in ('open', 'on_hold'))::int as open
       from talent.position where organization_id = $1 and industry = 'SALES'`,
      [head.organizationId],
    );
    expect(totals).toMatchObject(rows!);
    for (const { seats, filled, open, approved, leavers, target, gap } of items) {
      expect(seats).toBe(filled + open);
      expect(approved).toBeLessThanOrEqual(open);
      expect(gap).toBe(target === null ? null : target - (filled - leavers) - open);
    }
  });

  it('changes its gap with the target, and refuses a change of what somebody else has changed', async () => {
    const [quarter] = (await head.call(getHeadcountPlan, {})).quarters;
    const { version } = await head.call(setHeadcountTarget, { ...team, quarter: quarter!, targetSeats: 40 });
    const plan = await planOf(head);
    expect(plan).toMatchObject({ target: 40, gap: 40 - (plan.filled - plan.leavers) - plan.open, version });
    await head.call(setHeadcountTarget, { ...team, quarter: quarter!, targetSeats: 41, version });
    const stale = { ...team, quarter: quarter!, targetSeats: 42, version };
    expect(await head.refused(setHeadcountTarget, stale)).toMatchObject({ code: 'resource.stale' });
  });

  it('is set for the quarters ahead, and for teams that are there', async () => {
    const past = { ...team, quarter: '2020-Q1', targetSeats: 1 };
    expect(await head.refused(setHeadcountTarget, past)).toMatchObject({ code: 'headcount.quarter' });
    const nowhere = { ...past, department: 'Nowhere' };
    expect(await head.refused(setHeadcountTarget, nowhere)).toMatchObject({ code: 'resource.missing' });
  });

  it('shows a hiring manager the teams they hire for, and nobody another industry’s', async () => {
    const [mine, all] = await Promise.all([manager.call(getHeadcountPlan, {}), head.call(getHeadcountPlan, {})]);
    expect(mine.total).toBeLessThanOrEqual(all.total);
    expect((await head.call(getHeadcountPlan, { industry: 'CYBER' })).total).toBe(0);
  });

  it('leaves as a file, for who may export', async () => {
    const { csv, total } = await hr.call(exportHeadcountPlan, {});
    expect(csv.split('\n')[0]).toContain('Team');
    expect(total).toBeGreaterThan(0);
  });
});

describe('the industries', () => {
  it('sales: a vacant seat costs a 365th of a year’s quota a day', async () => {
    const { items } = await head.call(getSalesHeadcount, {});
    expect(items.some(({ rampDays }) => rampDays !== null)).toBe(true);
    const costing = items.filter(({ yearlyQuota, vacant }) => yearlyQuota !== null && vacant > 0);
    expect(costing.length).toBeGreaterThan(0);
    for (const { quotaLost, yearlyQuota, vacantDays } of costing)
      expect(quotaLost).toBe(Math.round((yearlyQuota! / 365) * vacantDays));
  });

  it('healthcare: hours a unit lacks are people of forty hours', async () => {
    const { items } = await (await signIn('nurse.manager@meridian.example')).call(getHealthcareHeadcount, {});
    expect(items.map(({ department }) => department)).toContain('Emergency');
    for (const { gapFte, gapHours } of items) expect(Math.abs(gapFte - gapHours / 40)).toBeLessThanOrEqual(0.1);
  });
});
