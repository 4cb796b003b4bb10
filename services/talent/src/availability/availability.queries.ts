import type { Availability } from '@talent-os/contracts/talent/availability.js';
import type { Ctx } from '@talent-os/service-kit';
import { isStale } from './availability.rules.js';

const SAID = `
  select a.start_on::text as "startOn", a.notice_days as "noticeDays", a.hours_per_week as "hoursPerWeek", a.shifts,
    a.travel_days as "travelDays", a.relocation, a.places, a.pay_floor::float8 as "payFloor",
    a.pay_period as "payPeriod", a.confirmed_at as "confirmedAt"
  from talent.availability a where a.organization_id = $1 and a.user_id = $2`;

/** When and how somebody can work; nothing where they have not said. */
export async function availabilityOf(ctx: Ctx, userId: string): Promise<Availability | null> {
  const said = await ctx.db.readOne<Omit<Availability, 'stale'>>(SAID, [userId]);
  return said ? { ...said, stale: isStale(new Date(said.confirmedAt), ctx.now) } : null;
}
