import type { Ctx } from '@talent-os/service-kit';
import { ADVERTISED, JOINS } from '../advertised/advertised.sql.js';
import { seekerOf } from '../advertised/advertised.queries.js';
import { needsOf } from '../skills/skill.queries.js';
import type { SeenSeat } from './own-insights.rules.js';

/** Positions that are looked through: the newest. */
const MOST_SEATS = 300;
const of = (table: string) => `exists (select from talent.${table} x
  where x.organization_id = $1 and x.user_id = $4::uuid and x.position_id = p.id)`;

const SEATS = `
  select p.id, p.title, p.department, p.location, p.opened_at as "openedAt", r.target_start_date::text as "startsOn",
    kept.mark, (${of('preparation')} or ${of('resume')}) as begun, ${of('application')} as applied,
    ${needsOf('$4::uuid')} as needs
  from talent.position p ${JOINS.r} ${JOINS.kept}
  where ${ADVERTISED} order by p.opened_at desc, p.id limit ${MOST_SEATS}`;

/** Open positions the caller may apply for, with what they made of each. */
export function seenSeats(ctx: Ctx): Promise<SeenSeat[]> {
  const { industries, shown, userId } = seekerOf(ctx);
  return ctx.db.read<SeenSeat>(SEATS, [industries, shown, userId]);
}

const DISMISSED = `
  select x.key, x.created_at as at from talent.own_insight_dismissal x where x.organization_id = $1 and x.user_id = $2`;

/** What the caller put away, and when. */
export async function dismissalsOf(ctx: Ctx) {
  const rows = await ctx.db.read<{ key: string; at: string }>(DISMISSED, [ctx.userId]);
  return rows.map(({ key, at }) => ({ key, at: new Date(at) }));
}

/** Deletes what somebody put away before an instant. */
export const FORGOTTEN =
  'delete from talent.own_insight_dismissal where organization_id = $1 and user_id = $2 and created_at < $3';
