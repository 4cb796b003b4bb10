import { firstWins } from '@talent-os/contracts/sales/newcomers.js';
import { sellerQuotas } from '@talent-os/contracts/sales/planning.js';
import type { Ctx } from '@talent-os/service-kit';
import { batchesOf } from '../people/batches.js';
import type { SalesRecords } from './ramp.rules.js';
import type { Seat } from './seats.queries.js';

/** What sales knows of the people who sit on these seats. */
export async function knownOf(ctx: Ctx, seats: readonly Seat[]): Promise<SalesRecords> {
  const people = seats.flatMap(({ holderId, filledOn }) =>
    holderId && filledOn ? [{ userId: holderId, from: filledOn }] : [],
  );
  // Asked about nobody, sales still says since when it has records.
  const batches = people.length > 0 ? batchesOf(people) : [[]];
  const [wins, quotas] = await Promise.all([
    Promise.all(batches.map((batch) => ctx.call(firstWins, { people: batch }))),
    Promise.all(batches.map((batch) => ctx.call(sellerQuotas, { userIds: batch.map(({ userId }) => userId) }))),
  ]);
  const winOf = new Map(wins.flatMap((answer) => answer.wins).map(({ userId, wonOn }) => [userId, wonOn]));
  const quotaOf = new Map(quotas.flatMap((answer) => answer.quotas).map((one) => [one.userId, one.yearlyQuota]));
  return {
    recordsFrom: quotas[0]?.recordsFrom ?? null,
    firstWin: (userId) => winOf.get(userId),
    quota: (userId) => quotaOf.get(userId),
  };
}
