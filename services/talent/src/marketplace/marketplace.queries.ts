import { admits, sidesOf } from '@talent-os/contracts';
import { steersTransitions } from '@talent-os/contracts/talent/transitions.js';
import type { Ctx } from '@talent-os/service-kit';
import { Filters } from '@talent-os/service-kit/sql/filters';
import { putAside } from '../advertised/advertised.sql.js';
import { OPEN_TO_ME_SQL } from '../positions/position.queries.js';
import { callerOf } from '../transitions/caller.js';
import { pendingTransitions } from '../transitions/transition.entity.js';
import { movesFor, transitionsWhere } from '../transitions/transitions.queries.js';
import type { Counts, SharedCounts } from './marketplace.rules.js';

const OWN = `
  select
    (select count(*)::int from talent.position p where p.organization_id = $1 and p.status = 'open'
       and (p.hiring_manager_id = $3 or p.recruiter_id = $3)) as hiring,
    (select count(*)::int from talent.position p where p.organization_id = $1 and p.status = 'open'
       and p.visibility in ('external', 'both') and p.industry = any($2) and not ${putAside('$3')}) as talent,
    (select count(*)::int from talent.position p where ${OPEN_TO_ME_SQL}) as internal,
    (select count(*)::int from talent.interest_expression e where e.organization_id = $1 and e.user_id = $3
       and e.status = 'pending') as "pendingExpressions"`;

/** Open positions by side and pending expressions of interest, for the caller. */
export const ownCounts = async (ctx: Ctx): Promise<Counts> =>
  (await ctx.db.readOne<Counts>(OWN, [ctx.principal.roleIndustries, ctx.userId]))!;

/** Pending moves the caller steers; their own where they steer none: what their list of moves shows. */
async function pendingMoves(ctx: Ctx): Promise<number> {
  const filters = admits(ctx.ability, steersTransitions)
    ? transitionsWhere(callerOf(ctx), { pending: true })
    : new Filters('t.organization_id = $1 and t.employee_id = $2', ctx.userId).and(
        (states) => `t.status = any(${states})`,
        pendingTransitions,
      );
  const { where, args } = filters;
  const found = await ctx.db.readOne<{ count: number }>(
    `select count(*)::int as count from ${movesFor(where)} where ${where}`,
    args,
  );
  return found!.count;
}

const SHARED = `
  select
    (select count(*)::int from talent.collaboration c
     join talent.position p on p.organization_id = $1 and p.id = c.position_id and p.status = 'open'
     where c.organization_id = $1 and c.candidate_id is not null and c.professional_id is not null
       and ($3 or $2 in (c.manager_id, c.recruiter_id, c.candidate_id, c.professional_id))) as "activeFourWayPositions",
    (select count(*)::int from talent.mentor_offer o
     where o.organization_id = $1 and o.status = 'open' and o.mentor_id <> $2 and o.skill_ids && array(
       select held.skill_id from talent.person_skill held where held.organization_id = $1 and held.user_id = $2
     )) as "mentorshipOpportunities"`;

/**
 * What people share, as far as the caller is concerned: open positions with all four sides (all of them for
 * administrators), pending transitions (those they steer), open offers to mentor in my skills.
 */
export async function sharedCounts(ctx: Ctx): Promise<SharedCounts> {
  const [shared, pending] = await Promise.all([
    ctx.db.readOne<Omit<SharedCounts, 'pendingTransitions'>>(SHARED, [ctx.userId, sidesOf(ctx.principal).admin]),
    pendingMoves(ctx),
  ]);
  return { ...shared!, pendingTransitions: pending };
}
