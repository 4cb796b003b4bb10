import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { getCareerMap } from '@talent-os/contracts/talent/careers.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { followedBy, openSeatsIn } from '../industries/industries.queries.js';
import { skillsHeldBy } from '../skills/own-skills.queries.js';
import { targetsOf } from '../targets/targets.queries.js';
import { careerMapOf } from './career-map.rules.js';
import { careers } from './careers.data.js';

/** What somebody works as: the seat they hold, then the jobs they have named that go on. */
const TITLES = `
  select w.title from (
    select p.title, 0 as rank, to_char(p.opened_at, 'YYYY-MM') as since from talent.position p
    where p.organization_id = $1 and p.holder_id = $2
    union all
    select e.title, 1, e.start_month from talent.experience e
    where e.organization_id = $1 and e.user_id = $2 and e.kind = 'job' and e.end_month is null) w
  order by w.rank, w.since desc, w.title`;

/** Roles of an industry and the ways between them. */
@Controller()
export class CareersController {
  @Handles(getCareerMap)
  async map({ industry }: Input<typeof getCareerMap>, ctx: Ctx): Promise<Output<typeof getCareerMap>> {
    if (!ctx.principal.organizationIndustries.includes(industry)) throw new DomainError('resource.missing');
    const [skills, seats, targets, followed, worksAs] = await Promise.all([
      skillsHeldBy(ctx.db, ctx.userId),
      openSeatsIn(ctx, [industry]),
      targetsOf(ctx.db, ctx.userId),
      followedBy(ctx, ctx.userId),
      ctx.db.read<{ title: string }>(TITLES, [ctx.userId]),
    ]);
    const facts = {
      levels: new Map(skills.map(({ name, level }) => [name, level])),
      seatTitles: seats.map(({ title }) => title),
      targets: targets.filter((one) => one.industry === industry),
      titles: worksAs.map(({ title }) => title),
    };
    return {
      industry,
      followed: followed.includes(industry),
      seats: seats.length,
      ...careerMapOf(careers[industry], facts),
    };
  }
}
