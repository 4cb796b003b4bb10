import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { MOVED_ON_DAYS, stagesMovedOn } from '@talent-os/contracts/intelligence/moved-on.js';
import { stageTypes } from '@talent-os/contracts/talent/pipeline.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { addDays } from '@talent-os/service-kit/calendar';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';

type Item = Output<typeof stagesMovedOn>['items'][number];

/** `$2` the first day, `$3` industries, `$4` the kinds of stages in their order. Who is still in a stage says nothing yet. */
const MOVED_ON = `
  select f.industry, f.stage, count(distinct f.source_id)::int as left,
    (count(distinct f.source_id) filter (where exists (
      select from intelligence.fact_application_stage g
      where g.organization_id = $1 and g.source_id = f.source_id
        and array_position($4::text[], g.stage) > array_position($4::text[], f.stage))))::int as "movedOn"
  from intelligence.fact_application_stage f
  where f.organization_id = $1 and f.day >= $2::date and f.days is not null and f.industry = any($3)
    and f.stage = any($4::text[])
  group by f.industry, f.stage`;

/** Who moved on from each kind of stage, counted. */
@Controller()
export class MovedOnController {
  @Handles(stagesMovedOn)
  async movedOn({ industries }: Input<typeof stagesMovedOn>, ctx: Ctx): Promise<Output<typeof stagesMovedOn>> {
    const since = addDays(await todayOf(ctx), -MOVED_ON_DAYS);
    return { items: await ctx.db.read<Item>(MOVED_ON, [since, industries, [...stageTypes]]) };
  }
}
