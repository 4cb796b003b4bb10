import { describe, expect, it } from '@jest/globals';
import { demoOrganizations, demoPerson } from '@talent-os/service-kit';
import { addDays, dayOf, monthOf, monthStart } from '@talent-os/service-kit/calendar';
import { isOpen, refusalOf } from '../deals/deal.rules.js';
import { quotaProgress } from '../performance/performance.rules.js';
import { demoSales } from './demo.js';

const meridian = demoOrganizations.find(({ slug }) => slug === 'meridian')!;
const northwind = demoOrganizations.find(({ slug }) => slug === 'northwind')!;
/** Days on which relative dates go wrong first: turns of the month, quarter and year, a leap day. */
const moments = [
  '2026-11-20T09:40:00Z',
  '2026-01-01T00:10:00Z',
  '2026-10-01T00:01:00Z',
  '2028-02-29T12:00:00Z',
  '2026-12-31T23:59:00Z',
].map((at) => new Date(at));

describe.each(moments)('demo selling at %j', (now) => {
  const today = dayOf(now);
  const demo = demoSales(meridian, now);
  const rep = demoPerson('meridian', 'sales.rep').id;
  const own = demo.deals.filter(({ ownerId }) => ownerId === rep);

  it('has the size of a working company', () => {
    expect(demo.accounts).toHaveLength(400);
    expect(demo.deals.length).toBeGreaterThan(650);
    expect(demo.deals.length).toBeLessThan(760);
    expect(demoSales(northwind, now).accounts).toHaveLength(80);
    expect(new Set(demo.accounts.map(({ name }) => name)).size).toBe(400);
    expect(new Set(demo.territories.map(({ name }) => name)).size).toBe(demo.territories.length);
  });

  it('is the same every time', () => {
    expect(demoSales(meridian, now)).toEqual(demo);
  });

  it('lies in the past', () => {
    const latest = Math.max(...demo.entries.map(({ createdAt }) => createdAt.getTime()));
    expect(latest).toBeLessThanOrEqual(now.getTime());
    for (const deal of demo.deals.filter(({ stage }) => stage === 'closed_won'))
      expect(deal.closeDate <= today).toBe(true);
  });

  it('gives every seller an active territory and every account one', () => {
    const active = new Map(demo.territories.filter(({ status }) => status === 'active').map((one) => [one.id, one]));
    for (const account of demo.accounts) expect(active.has(account.territoryId)).toBe(true);
    const owners = new Set([...active.values()].map(({ ownerId }) => ownerId));
    for (const { id } of demo.sellers) expect(owners.has(id)).toBe(true);
  });

  it('gives the sales representative a rich picture', () => {
    const open = own.filter(({ stage }) => isOpen(stage));
    expect(open).toHaveLength(9);
    expect(new Set(open.map(({ stage }) => stage)).size).toBe(4);
    expect(
      open.filter(({ lastActivityAt }) => now.getTime() - lastActivityAt.getTime() > 30 * 86_400_000),
    ).toHaveLength(2);
    expect(open.some((deal) => deal.stage === 'negotiation' && !refusalOf(deal, { stage: 'closed_won' }, today))).toBe(
      true,
    );
    const won = new Set(own.filter(({ stage }) => stage === 'closed_won').map(({ closeDate }) => monthOf(closeDate)));
    for (let month = 0; month < 6; month += 1) expect(won.has(monthOf(monthStart(today, -month)))).toBe(true);
    const mine = demo.territories.filter(({ ownerId }) => ownerId === rep).map(({ status }) => status);
    expect(mine.toSorted()).toEqual(['active', 'active', 'proposed']);
  });

  it('has won 60 to 80 percent of their quota', () => {
    const quota = demo.quotas.find(
      ({ userId, periodStart, periodEnd }) => userId === rep && periodStart <= today && periodEnd >= today,
    )!;
    const won = own.filter(
      (deal) => deal.stage === 'closed_won' && deal.closeDate >= quota.periodStart && deal.closeDate <= quota.periodEnd,
    );
    const progress = quotaProgress(
      won.reduce((sum, { amount }) => sum + amount, 0),
      quota.amount,
    );
    expect(progress).toBeGreaterThan(60);
    expect(progress).toBeLessThan(80);
  });

  it('leaves two proposals of theirs to decide', () => {
    const proposed = demo.changes.filter(({ status, proposedById }) => status === 'proposed' && proposedById === rep);
    expect(proposed.map(({ effectiveDate }) => effectiveDate)).toEqual([addDays(today, 14), addDays(today, 7)]);
    expect(new Set(demo.changes.map(({ accountId }) => accountId)).size).toBe(demo.changes.length);
  });
});
