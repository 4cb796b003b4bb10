import { admits, type Industry } from '@talent-os/contracts';
import { forAudience } from '@talent-os/contracts/access/rule.js';
import type { visibilities } from '@talent-os/contracts/talent/seats.js';
import type { Ctx } from '@talent-os/service-kit';
import type { OpenSeat } from './needs.rules.js';

type Visibility = (typeof visibilities)[number];

/** Seats people who work here are shown, and those that people from outside are. */
const SHOWN: Readonly<Record<'inside' | 'outside', readonly Visibility[]>> = {
  inside: ['internal', 'both'],
  outside: ['external', 'both'],
};

const SEATS = `
  select p.industry, p.title, p.hard_requirements as requirements, array(
    select s.name from jsonb_to_recordset(p.required_skills) as need("skillId" uuid)
    join talent.skill s on s.organization_id = $1 and s.id = need."skillId") as skills
  from talent.position p
  where p.organization_id = $1 and p.status = 'open' and p.industry = any($2) and p.visibility = any($3)`;

/** Open seats of these industries that the caller may hear of. */
export function openSeatsIn(ctx: Ctx, industries: readonly Industry[]): Promise<OpenSeat[]> {
  const side = admits(ctx.ability, forAudience('professional')) ? 'inside' : 'outside';
  return ctx.db.read<OpenSeat>(SEATS, [industries, SHOWN[side]]);
}

const FOLLOWED = `
  select f.industry from talent.followed_industry f where f.organization_id = $1 and f.user_id = $2 order by f.created_at, f.id`;

/** Industries somebody follows, in the order in which they began to. */
export const followedBy = async (ctx: Ctx, userId: string): Promise<Industry[]> =>
  (await ctx.db.read<{ industry: Industry }>(FOLLOWED, [userId])).map(({ industry }) => industry);
