import type { Ctx } from '@talent-os/service-kit';
import { industriesOf } from '../requisitions/requisitions.queries.js';
import { skillNamesOf } from '../skills/skill-names.sql.js';
import type { LearnableItem } from './path.rules.js';

const ITEMS = `
  select c.id as "catalogueItemId", c.kind, c.title, c.minutes,
    ${skillNamesOf('c.skill_ids')} as skills,
    case c.kind when 'lesson' then exists (select from talent.lesson_progress l
        where l.organization_id = $1 and l.user_id = $2 and l.item_id = c.id and l.step > 0)
      else exists (select from talent.course_enrollment e
        where e.organization_id = $1 and e.user_id = $2 and e.item_id = c.id and e.status = 'completed') end as done,
    c.status = 'published' and c.industry = any($3) as open
  from talent.catalogue_item c
  where c.organization_id = $1 and c.kind in ('lesson', 'course')
    and ((c.status = 'published' and c.industry = any($3)) or c.id in (
      select unnest(p.item_ids) from talent.learning_path p where p.organization_id = $1 and p.user_id = $2))
  order by c.title, c.id`;

/** Lessons and courses the caller may take, and those of their paths, with what they have finished. */
export const learnableItems = (ctx: Ctx): Promise<LearnableItem[]> =>
  ctx.db.read<LearnableItem>(ITEMS, [ctx.userId, industriesOf(ctx)]);

type StartedRow = {
  readonly targetId: string;
  readonly itemIds: readonly string[];
  readonly startedAt: string;
  readonly version: number;
};

const STARTED = `
  select p.target_id as "targetId", p.item_ids as "itemIds", p.created_at as "startedAt", p.version
  from talent.learning_path p where p.organization_id = $1 and p.user_id = $2 order by p.created_at, p.id`;

/** Paths the caller has started. */
export const startedPaths = (ctx: Ctx): Promise<StartedRow[]> => ctx.db.read<StartedRow>(STARTED, [ctx.userId]);
