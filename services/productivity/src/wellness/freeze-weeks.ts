import type { Output } from '@talent-os/contracts';
import type { teamMembers } from '@talent-os/contracts/identity/teams.js';
import type { Ctx, Reader } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import type { Clock } from '../clock.js';
import { groupsOf } from './group.rules.js';
import { addToTallies } from './tallies.queries.js';
import { groupFacts, weekOfGroups } from './workload.queries.js';

const KNOWN = `select distinct period_start as week from productivity.wellness_tally
  where organization_id = $1 and measure = any($2::text[]) and period_start = any($3::date[])`;

/**
 * Writes down what the given weeks asked of each group, once for all groups, when a person first looks. Who joins or leaves
 * a team later changes no week that is over, so that nobody can be singled out by asking twice.
 */
export async function freezeWeeks(
  ctx: Ctx,
  teams: Output<typeof teamMembers>['teams'],
  weeks: readonly Day[],
  clock: Clock,
): Promise<void> {
  const frozenIn = (db: Reader) => db.read<{ week: Day }>(KNOWN, [groupFacts, weeks]);
  if ((await frozenIn(ctx.db)).length === weeks.length) return;
  await ctx.db.write(async (tx) => {
    await tx.advisoryLock('wellness weeks');
    const frozen = (await frozenIn(tx)).map(({ week }) => week);
    for (const week of weeks.filter((one) => !frozen.includes(one)))
      await addToTallies(tx, await weekOfGroups(tx, groupsOf(teams), week, clock));
  }, 'bookkeeping');
}
