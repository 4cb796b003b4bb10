import type { Industry } from '@talent-os/contracts';
import type { Ctx } from '@talent-os/service-kit';
import { shownTo } from '../positions/shown-to.js';
import type { OpenSeat } from './needs.rules.js';

const SEATS = `
  select p.industry, p.title, p.hard_requirements as requirements, array(
    select s.name from jsonb_to_recordset(p.required_skills) as need("skillId" uuid)
    join talent.skill s on s.organization_id = $1 and s.id = need."skillId") as skills
  from talent.position p
  where p.organization_id = $1 and p.status = 'open' and p.industry = any($2) and p.visibility = any($3)`;

/** Open seats of these industries that the caller may hear of. */
export function openSeatsIn(ctx: Ctx, industries: readonly Industry[]): Promise<OpenSeat[]> {
  return ctx.db.read<OpenSeat>(SEATS, [industries, shownTo(ctx)]);
}

const FOLLOWED = `
  select f.industry from talent.followed_industry f where f.organization_id = $1 and f.user_id = $2 order by f.created_at, f.id`;

/** Industries somebody follows, in the order in which they began to. */
export const followedBy = async (ctx: Ctx, userId: string): Promise<Industry[]> =>
  (await ctx.db.read<{ industry: Industry }>(FOLLOWED, [userId])).map(({ industry }) => industry);
