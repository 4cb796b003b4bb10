import type { Input } from '@talent-os/contracts';
import type { CourseFormat } from '@talent-os/contracts/talent/catalogue-shapes.js';
import type { listOpenCourses, OpenCourse } from '@talent-os/contracts/talent/learning.js';
import type { Ctx } from '@talent-os/service-kit';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';
import { listRow, type ListRow } from '@talent-os/service-kit/sql/list';
import { orderBy } from '@talent-os/service-kit/sql/sorting';
import { industriesOf } from '../requisitions/requisitions.queries.js';

type OpenCourseRow = Omit<OpenCourse, 'may' | 'format'> & {
  readonly format: CourseFormat | null;
  /** It stands in the agreed plan of the caller. */
  readonly planned: boolean;
};

const TABLE = 'talent.catalogue_item c';
const VERSION = `join talent.catalogue_version v
  on v.organization_id = $1 and v.item_id = c.id and v.number = c.published_number`;
const UNDER_WAY = `exists (select from talent.course_enrollment e where e.organization_id = $1 and e.user_id = $2
  and e.item_id = c.id and e.status in ('enrolled', 'in_progress'))`;
const SAVED = `exists (select from talent.saved_course k
  where k.organization_id = $1 and k.user_id = $2 and k.item_id = c.id)`;
const REQUIRED = `(v.content ->> 'required')::boolean`;
const PRICE = `coalesce((v.content ->> 'price')::bigint, 0)`;

/** `$2` is the caller. */
const ITEM = `
  c.id, c.title, c.summary, v.content ->> 'provider' as provider, v.content ->> 'format' as format,
  (v.content ->> 'credits')::float8 as credits, c.minutes, (v.content ->> 'price')::float8 as price,
  ${REQUIRED} as required, v.content -> 'parts' as parts,
  (select coalesce(json_agg(s.name order by s.name), '[]') from talent.skill s
    where s.organization_id = $1 and s.id = any(c.skill_ids)) as skills,
  ${SAVED} as saved,
  (select json_build_object('courseEnrollmentId', e.id, 'status', e.status, 'partsDone', e.parts_done,
      'parts', jsonb_array_length(begun.content -> 'parts'))
    from talent.course_enrollment e join talent.catalogue_version begun
      on begun.organization_id = $1 and begun.item_id = e.item_id and begun.number = e.number
    where e.organization_id = $1 and e.user_id = $2 and e.item_id = c.id and e.status <> 'withdrawn'
    order by e.created_at desc limit 1) as course,
  exists (select from talent.development_plan d join talent.development_item i
      on i.organization_id = $1 and i.plan_id = d.id and i.catalogue_item_id = c.id
    where d.organization_id = $1 and d.employee_id = $2 and d.status = 'agreed') as planned`;

const SORTABLE = {
  title: 'c.title',
  credits: `(v.content ->> 'credits')::float8`,
  minutes: 'c.minutes',
  price: PRICE,
};
const SHOWN = { saved: SAVED, mine: UNDER_WAY, free: `${PRICE} = 0` };

/** A page of the courses that are in use, those everybody takes first. */
export async function pageOfCourses(
  ctx: Ctx,
  { page, sort, search, required, show }: Input<typeof listOpenCourses>,
): Promise<ListRow<OpenCourseRow>> {
  const filters = new Filters(`c.organization_id = $1 and c.kind = 'course' and c.status = 'published'`, ctx.userId)
    .and((among) => `c.industry = any(${among})`, industriesOf(ctx))
    .andWhether(REQUIRED, required)
    .andThat(show && SHOWN[show])
    .search(holdingWords('talent', 'c.title', 'c.summary'), containingWords(search));
  const order = orderBy(SORTABLE, sort, `${REQUIRED} desc, c.title`, 'c.id');
  const list = listRow({ table: TABLE, joins: { v: VERSION }, filters, order, item: ITEM, page });
  return (await ctx.db.readOne<ListRow<OpenCourseRow>>(list, filters.args))!;
}

type One = { readonly catalogueItemId: string };
const PLANNED = `
  select 1 as planned from talent.development_plan d join talent.development_item i
    on i.organization_id = $1 and i.plan_id = d.id and i.catalogue_item_id = $3
  where d.organization_id = $1 and d.employee_id = $2 and d.status = 'agreed' limit 1`;

/** Whether a course stands in the agreed plan of the caller. */
export const isPlanned = async (db: Pick<Ctx['db'], 'readOne'>, ctx: Ctx, { catalogueItemId }: One): Promise<boolean> =>
  (await db.readOne<{ planned: number }>(PLANNED, [ctx.userId, catalogueItemId])) !== undefined;
