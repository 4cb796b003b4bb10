import type { DemoOrganization, DemoPerson } from '@talent-os/service-kit';
import { addDays, addMonths, dayOf, quarterOf } from '@talent-os/service-kit/calendar';
import type { DemoDeal } from './deal-life.js';
import type { DemoTerritory } from './market.js';
import { Choices } from '@talent-os/service-kit/demo/choices';
import { segments } from './words.data.js';

/** Share of their quota that people who sign in have won so far. */
const REACHED = 0.7;
const ROUND = 100_000;

/** Quarters with a quota before the last one, and by how much each was lower than the one after it. */
const QUARTERS_BEFORE = 3;
const RAISED = 0.06;

/** The quota of this quarter and of the four before it for every seller. */
export function demoQuotas(
  { slug }: DemoOrganization,
  sellers: readonly DemoPerson[],
  territories: readonly DemoTerritory[],
  deals: readonly DemoDeal[],
  now: Date,
) {
  const choices = new Choices(`${slug}/quotas`);
  const current = quarterOf(dayOf(now));
  const last = quarterOf(addDays(current.starts, -1));
  const before = Array.from({ length: QUARTERS_BEFORE }, (_, at) => quarterOf(addMonths(last.starts, -3 * (at + 1))));
  return sellers.flatMap((seller) => {
    const { segment } = territories.find(({ ownerId, status }) => ownerId === seller.id && status === 'active')!;
    const usual = segments[segment].quota * choices.between(0.8, 1.25);
    const amount = Math.round((seller.signsIn ? wonIn(deals, seller.id, current) / REACHED : usual) / ROUND) * ROUND;
    const quota = { userId: seller.id, amount: amount || ROUND };
    return [
      ...before.map(({ starts, ends }, at) => ({
        userId: seller.id,
        amount: Math.max(ROUND, Math.round((quota.amount * (1 - RAISED * (at + 1))) / ROUND) * ROUND),
        periodStart: starts,
        periodEnd: ends,
        status: 'acknowledged' as const,
      })),
      { ...quota, periodStart: last.starts, periodEnd: last.ends, status: 'acknowledged' as const },
      {
        ...quota,
        periodStart: current.starts,
        periodEnd: current.ends,
        status: choices.pick(['published', 'acknowledged'] as const),
      },
    ];
  });
}

const wonIn = (deals: readonly DemoDeal[], ownerId: string, { starts, ends }: { starts: string; ends: string }) =>
  deals
    .filter(
      (deal) =>
        deal.ownerId === ownerId && deal.stage === 'closed_won' && deal.closeDate >= starts && deal.closeDate <= ends,
    )
    .reduce((sum, { amount }) => sum + amount, 0);
