import { proposeReassignment, type ReassignmentStatus } from '@talent-os/contracts/sales/territories.js';
import { demoId } from '@talent-os/service-kit';
import { addDays, dayOf, daysBefore } from '@talent-os/service-kit/calendar';
import type { DemoAccount, DemoTerritory } from './market.js';

/** Status, owner by order of the sellers, target by order of the active territories, days ago, days until it takes effect. */
type DemoChange = readonly [
  ReassignmentStatus,
  from: number,
  to: number,
  ago: number,
  effectiveIn: number,
  moveDeals: boolean,
  note: string,
];

const ROWS: readonly DemoChange[] = [
  [
    'proposed',
    0,
    3,
    2,
    14,
    false,
    'Closer to the office of the new owner, and they know the sponsor from an earlier project',
  ],
  ['proposed', 1, 5, 5, 7, true, 'The buying team has moved; the open deal should go along'],
  ['approved', 4, 7, 8, 9, true, 'Segment changed after the merger'],
  ['applied', 6, 8, 16, -9, false, 'Evens out two neighbouring territories'],
  ['declined', 5, 9, 21, -3, true, 'Too many accounts to visit in this quarter'],
];
const REASONS: Partial<Record<ReassignmentStatus, string>> = {
  applied: 'Agreed, the account is served better from there',
  declined: 'A renewal is due this quarter; please propose it again afterwards',
};

/**
 * Proposed, waiting and settled account moves. An applied one changes the account it is about.
 * Numbers of the rows count active territories; the first two belong to the first seller.
 */
export function demoChanges(
  slug: string,
  territories: readonly DemoTerritory[],
  accounts: readonly DemoAccount[],
  deciderId: string,
  now: Date,
) {
  const active = territories.filter(({ status }) => status === 'active');
  const today = dayOf(now);
  return ROWS.map(([status, from, to, ago, effectiveIn, moveDeals, note], index) => {
    const source = active[from]!;
    const target = active[to]!;
    const account = accounts.find(({ territoryId }) => territoryId === source.id)!;
    const wish = {
      accountId: account.id,
      toTerritoryId: target.id,
      effectiveDate: addDays(today, effectiveIn),
      moveDeals,
      note,
    };
    proposeReassignment.input.parse(wish);
    if (status === 'applied') account.territoryId = target.id;
    return {
      id: demoId('reassignment', slug, String(index)),
      ...wish,
      fromTerritoryId: source.id,
      status,
      proposedById: source.ownerId,
      decidedById: status === 'proposed' ? null : deciderId,
      decisionReason: REASONS[status] ?? null,
      createdAt: daysBefore(now, ago),
    };
  });
}
