import { describe, expect, it } from '@jest/globals';
import { getPerformance, getTrend } from '@talent-os/contracts/sales/performance.js';
import { ownerQuery, signIn, type Person } from '@talent-os/testing';
import { monthOf, monthStart } from '@talent-os/service-kit/calendar';
import { today } from '../test/selling.js';

/** A seller whose deals no other test changes. */
const UNTOUCHED = 'sales.rep@northwind.example';

/** What Postgres says when asked for one figure at a time. */
async function figure(person: Person, sql: string): Promise<number> {
  const [row] = await ownerQuery<{ n: string | null }>(`select (${sql})::bigint as n`, [
    person.organizationId,
    person.id,
  ]);
  return Number(row!.n ?? 0);
}
/** Deals the person has a part of, and what that part is: worked out deal by deal, from the shares alone. */
const DEALS = `from (
  select d.*, case when d.owner_id = $2 then d.amount - coalesce((
      select sum(floor(d.amount::numeric * s.percent / 100)) from sales.deal_share s where s.deal_id = d.id), 0)
    else floor(d.amount::numeric * mine.percent / 100) end as credit
  from sales.deal d left join sales.deal_share mine on mine.deal_id = d.id and mine.user_id = $2
  where d.organization_id = $1 and (d.owner_id = $2 or mine.percent is not null)) deal where true`;

describe('my performance', () => {
  it('adds up', async () => {
    const person = await signIn(UNTOUCHED);
    const mine = await person.call(getPerformance, {});
    expect(mine.activeDeals).toBe(await figure(person, `select count(*) ${DEALS} and closed_at is null`));
    expect(mine.pipelineValue).toBe(await figure(person, `select sum(credit) ${DEALS} and closed_at is null`));
    expect(mine.monthlyRevenue).toBe(
      await figure(
        person,
        `select sum(credit) ${DEALS} and stage = 'closed_won' and close_date >= date_trunc('month', now() at time zone 'UTC')`,
      ),
    );
    expect(mine.currentRevenue).toBe(
      await figure(
        person,
        `select sum(credit) ${DEALS} and stage = 'closed_won' and close_date >= date_trunc('quarter', now() at time zone 'UTC')`,
      ),
    );
    expect(mine.quotaTarget).toBe(
      await figure(
        person,
        "select amount from sales.quota where organization_id = $1 and user_id = $2 and period_end >= (now() at time zone 'UTC')::date",
      ),
    );
    expect(mine.quotaProgress).toBeCloseTo((mine.currentRevenue / mine.quotaTarget) * 100, 1);
    const active = mine.territories.filter(({ status }) => status === 'active');
    expect(mine.activeTerritories).toBe(active.length);
    expect(mine.territoryAccounts).toBe(active.reduce((sum, { accountCount }) => sum + accountCount, 0));
    expect(mine.territoryAccounts).toBe(
      await figure(
        person,
        'select count(*) from sales.account a join sales.territory t on t.id = a.territory_id where a.organization_id = $1 and t.owner_id = $2',
      ),
    );
  });

  it('counts no quota that is still a draft', async () => {
    const person = await signIn('multi@meridian.example');
    const publish = (status: string) =>
      ownerQuery('update sales.quota set status = $2 where user_id = $1', [person.id, status]);
    await publish('draft');
    const without = await person.call(getPerformance, {});
    await publish('published');
    expect(without).toMatchObject({ quotaTarget: 0, quotaProgress: 0 });
    expect((await person.call(getPerformance, {})).quotaProgress).toBeGreaterThan(0);
  });

  it('is for sellers', async () => {
    for (const box of ['department.head', 'org.admin', 'nurse']) {
      const person = await signIn(`${box}@meridian.example`);
      expect((await person.refused(getPerformance, {})).code).toBe('access.denied');
    }
  });

  it('shows six months that end with this one and add up to what was won', async () => {
    const person = await signIn(UNTOUCHED);
    const { months } = await person.call(getTrend, {});
    expect(months.map(({ month }) => month)).toEqual(
      [-5, -4, -3, -2, -1, 0].map((back) => monthOf(monthStart(today(), back))),
    );
    expect(months.every(({ revenue, deals }) => revenue > 0 && deals > 0)).toBe(true);
    expect(months.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(
      await figure(
        person,
        `select sum(credit) ${DEALS} and stage = 'closed_won' and close_date >= '${monthStart(today(), -5)}'`,
      ),
    );
  });
});
