import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { listHealthcareHoldings } from '@talent-os/contracts/healthcare/holdings.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { MOST_SPANS } from '@talent-os/contracts/offboarding/holdings.js';

/** Shifts somebody is to work, or works now. */
const OWN = `
  from healthcare.shift_assignment a join healthcare.shift s on s.organization_id = $1 and s.id = a.shift_id
  where a.organization_id = $1 and a.user_id = $2 and a.status in ('pending', 'confirmed')
    and s.status in ('open', 'filled') and s.ends_at > $3`;
const SHIFTS = `select s.starts_at as "startAt", s.ends_at as "endAt" ${OWN} order by s.starts_at, s.id limit ${MOST_SPANS}`;
const COUNT = `select count(*)::int as count ${OWN}`;

@Controller()
export class LeaverHoldingsController {
  @Handles(listHealthcareHoldings)
  async list({ userId }: Input<typeof listHealthcareHoldings>, ctx: Ctx) {
    const work = await ctx.db.read<{ startAt: string; endAt: string }>(SHIFTS, [userId, ctx.now]);
    const held = await ctx.db.readOne<{ count: number }>(COUNT, [userId, ctx.now]);
    return { items: [{ kind: 'shifts' as const, count: held!.count }], work };
  }
}
