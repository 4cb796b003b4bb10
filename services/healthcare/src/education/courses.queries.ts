import type { Input, Output } from '@talent-os/contracts';
import type { Course, listCourses } from '@talent-os/contracts/healthcare/education.js';
import type { Ctx, RawJson } from '@talent-os/service-kit';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';
import { listJson } from '@talent-os/service-kit/sql/list';
import { orderBy } from '@talent-os/service-kit/sql/sorting';
import type { Cycle } from './cycle.rules.js';

/** `$2` is the person, `$3` and `$4` the ends of their cycle. */
const COUNTED = `exists (
  select from healthcare.ceu_record n where n.organization_id = $1 and n.user_id = $2
    and (n.course_id = c.id or lower(n.title) = lower(c.title)) and n.completed_on between $3::date and $4::date)`;
const UNDER_WAY = `
  left join healthcare.enrollment e on e.organization_id = $1 and e.user_id = $2 and e.course_id = c.id
    and e.status in ('enrolled', 'in_progress')`;
const COURSES = `healthcare.course c ${UNDER_WAY}`;
const COURSE = `
  c.id, c.title, c.provider, c.topic, c.credits, c.minutes, c.required, coalesce(e.parts, c.parts) as parts, ${COUNTED} as counted,
  case when e.id is not null then json_build_object('id', e.id, 'status', e.status, 'partsDone', e.parts_done) end as enrollment`;

/** What is out of use stays for whom it is under way or counts. */
const SHOWN_TO_ME = `(c.in_use or e.id is not null or ${COUNTED})`;

const SORTABLE = { title: 'c.title', credits: 'c.credits', minutes: 'c.minutes' };
const SHOWN = { required: 'c.required', mine: 'e.id is not null', counted: COUNTED };

/** Mandatory ones first, then by title. */
export function listOfCourses(
  ctx: Ctx,
  { page, search, sort, show }: Input<typeof listCourses>,
  { startsOn, endsOn }: Cycle,
): Promise<RawJson<Output<typeof listCourses>>> {
  const filters = new Filters(`c.organization_id = $1 and ${SHOWN_TO_ME}`, ctx.userId, startsOn, endsOn)
    .andThat(show && SHOWN[show])
    .search(holdingWords('healthcare', 'c.title', 'c.provider', 'c.topic'), containingWords(search));
  const order = orderBy(SORTABLE, sort, 'c.required desc, c.title', 'c.id');
  return ctx.db.json(
    listJson({ table: 'healthcare.course c', joins: { e: UNDER_WAY }, filters, order, item: COURSE, page }),
    filters.args,
  );
}

/** Courses the caller can still take in a cycle or is taking: the ones that count already are left out. */
export const availableCourses = (ctx: Ctx, { startsOn, endsOn }: Cycle) =>
  ctx.db.read<Course>(
    `select ${COURSE} from ${COURSES} where c.organization_id = $1
       and (c.in_use or e.id is not null) and not ${COUNTED}
     order by c.required desc, c.title, c.id`,
    [ctx.userId, startsOn, endsOn],
  );
