import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { countClearanceEnds } from '@talent-os/contracts/cyber/clearance-ends.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';

type EndsRow = { readonly days: number; readonly count: number; readonly n: number };

/** `$2` today, `$3` days ahead. Nobody is named. */
const ENDS = `
  select d.days, count(c.id) filter (where c.reinvestigation_due between $2::date and $2::date + d.days)::int as count,
    count(c.id)::int as n
  from unnest($3::int[]) d (days)
  left join cyber.clearance c on c.organization_id = $1 and c.current_level <> 'none' and c.verified_at is not null
  group by d.days order by d.days`;

@Controller()
export class ClearanceEndsController {
  @Handles(countClearanceEnds)
  async count({ days }: Input<typeof countClearanceEnds>, ctx: Ctx) {
    const rows = await ctx.db.read<EndsRow>(ENDS, [await todayOf(ctx), days]);
    return { n: rows[0]?.n ?? 0, ending: rows.map(({ days: within, count }) => ({ days: within, count })) };
  }
}
