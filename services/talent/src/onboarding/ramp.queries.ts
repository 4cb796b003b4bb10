import { firstWins } from '@talent-os/contracts/sales/newcomers.js';
import type { Ctx } from '@talent-os/service-kit';
import { addDays, daysBetween, type Day } from '@talent-os/service-kit/calendar';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { median, rampDays } from './ramp.rules.js';
import { leaderFor } from './whose.js';

/** How far back starts count, in days, and how many newcomers at most. */
const LOOK_BACK = 365;
const MOST = 500;

type Newcomer = { readonly planId: string; readonly userId: string; readonly from: Day };

/** Ramp days of the sales newcomers the caller may see. */
export async function rampOf(ctx: Ctx) {
  const today = await todayOf(ctx);
  const newcomers = await ctx.db.read<Newcomer>(
    `select id as "planId", employee_id as "userId", start_date::text as "from" from talent.onboarding_plan
     where organization_id = $1 and industry = 'SALES' and status <> 'cancelled' and start_date >= $2::date
       and ($3::uuid is null or manager_id = $3)
     order by start_date desc, id limit ${MOST}`,
    [addDays(today, -LOOK_BACK), leaderFor(ctx) ?? null],
  );
  const people = newcomers.map(({ userId, from }) => ({ userId, from }));
  const wins = new Map((await ctx.call(firstWins, { people })).wins.map(({ userId, wonOn }) => [userId, wonOn]));
  const items = newcomers.map(({ planId, userId, from }) => ({
    planId,
    ...rampDays(from, wins.get(userId), daysBetween(from, today)),
  }));
  const won = items.flatMap(({ days, won: done }) => (done && days !== null ? [days] : []));
  return { items, medianDays: median(won), measured: won.length };
}
