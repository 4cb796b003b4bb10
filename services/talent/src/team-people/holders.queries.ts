import type { Industry } from '@talent-os/contracts';
import { HOLDERS_MOST, type SeatHolder } from '@talent-os/contracts/talent/vacancies.js';
import type { Ctx } from '@talent-os/service-kit';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { humanOnly } from '../skills/human-only.sql.js';
import { SEATED, shares } from './people.sql.js';

/** Levels somebody else confirmed count, and those a person shares by themselves. */
const LEVEL = `case when held.verified or ${shares('skills', 'p.holder_id')} then held.level end`;

/** `$2` the industry, `$3` the timezone of the organization. */
const HOLDERS = `
  select p.holder_id as "userId", (p.filled_at at time zone $3)::date as "startedOn", coalesce((
      select json_agg(json_build_object('name', k.name, 'meets', coalesce(${LEVEL}, 0) >= need.level) order by k.name)
      from (
        select n."skillId" as skill_id, max(n.level) as level
        from jsonb_to_recordset(p.required_skills) as n ("skillId" uuid, level int) group by n."skillId") need
      join talent.skill k on k.organization_id = $1 and k.id = need.skill_id
      left join talent.person_skill held
        on held.organization_id = $1 and held.user_id = p.holder_id and held.skill_id = need.skill_id
      where not ${humanOnly('p.holder_id')}), '[]'::json) as skills
  from talent.position p
  where p.organization_id = $1 and p.industry = $2 and ${SEATED}
  order by p.filled_at desc nulls last, p.id limit ${HOLDERS_MOST}`;

/** Who sits on the seats of an industry, the last to take theirs first. */
export const holdersIn = async (ctx: Ctx, industry: Industry): Promise<SeatHolder[]> =>
  ctx.db.read<SeatHolder>(HOLDERS, [industry, await timezoneOf(ctx)]);
