import { admits, may, sidesOf } from '@talent-os/contracts';
import type { Ctx } from '@talent-os/service-kit';
import { OPEN_TO_ME_SQL } from '../positions/position.queries.js';
import { pendingTransitions } from '../transitions/transition.entity.js';
import type { Counts, SharedCounts } from './marketplace.rules.js';

const OWN = `
  select
    (select count(*)::int from talent.position p where p.organization_id = $1 and p.status = 'open'
       and (p.hiring_manager_id = $3 or p.recruiter_id = $3)) as hiring,
    (select count(*)::int from talent.position p where p.organization_id = $1 and p.status = 'open'
       and p.visibility in ('external', 'both') and p.industry = any($2)) as talent,
    (select count(*)::int from talent.position p where ${OPEN_TO_ME_SQL}) as internal,
    (select count(*)::int from talent.interest_expression e where e.organization_id = $1 and e.user_id = $3
       and e.status = 'pending') as "pendingExpressions"`;

/** Open positions by side and pending expressions of interest, for the caller. */
export const ownCounts = async (ctx: Ctx): Promise<Counts> =>
  (await ctx.db.readOne<Counts>(OWN, [ctx.principal.roleIndustries, ctx.userId]))!;

const SHARED = `
  select
    (select count(*)::int from talent.collaboration c
     join talent.position p on p.organization_id = $1 and p.id = c.position_id and p.status = 'open'
     where c.organization_id = $1 and c.candidate_id is not null and c.professional_id is not null
       and ($3 or $2 in (c.manager_id, c.recruiter_id, c.candidate_id, c.professional_id))) as "activeFourWayPositions",
    (select count(*)::int from talent.transition t
     where t.organization_id = $1 and t.status = any($5)
       and ($4 or t.employee_id = $2 or exists (
         select 1 from talent.position p where p.organization_id = $1 and p.id in (t.from_position_id, t.to_position_id)
           and p.hiring_manager_id = $2))) as "pendingTransitions",
    (select count(*)::int from talent.mentor_offer o
     where o.organization_id = $1 and o.status = 'open' and o.mentor_id <> $2 and o.skill_ids && array(
       select held.skill_id from talent.person_skill held where held.organization_id = $1 and held.user_id = $2
     )) as "mentorshipOpportunities"`;

/**
 * What people share, as far as the caller is concerned: open positions with all four sides (all of them for
 * administrators), pending transitions (all of them for who manages transitions), open offers to mentor in my skills.
 */
export const sharedCounts = async (ctx: Ctx): Promise<SharedCounts> =>
  (await ctx.db.readOne<SharedCounts>(SHARED, [
    ctx.userId,
    sidesOf(ctx.principal).admin,
    admits(ctx.ability, may('MANAGE_TRANSITIONS')),
    pendingTransitions,
  ]))!;
