import type { MyCourse } from '@talent-os/contracts/talent/courses.js';
import type { Ctx } from '@talent-os/service-kit';

/** Enrollments of somebody as they are read, those under way first; `$2` is the person. */
export const MY_COURSE = `e.id, e.item_id as "catalogueItemId", v.content ->> 'title' as title, (v.content ->> 'minutes')::int as minutes,
    (v.content ->> 'credits')::float8 as credits, v.content -> 'parts' as parts, e.parts_done as "partsDone", e.status,
    e.created_at as "begunAt", e.completed_at as "completedAt", e.certificate, e.version`;
/** What was uploaded for an enrollment. */
export const PROOF = `(select json_build_object('verificationId', p.id, 'filename', p.filename) from talent.verification p
      where p.organization_id = $1 and p.id = e.verification_id and p.filename is not null) as proof`;
export const OF_MY_COURSES = `
  from talent.course_enrollment e
  join talent.catalogue_version v on v.organization_id = $1 and v.item_id = e.item_id and v.number = e.number
  where e.organization_id = $1 and e.user_id = $2
  order by (e.status in ('enrolled', 'in_progress')) desc, e.created_at desc, e.id limit 200`;
const MINE = `select ${MY_COURSE} ${OF_MY_COURSES}`;

/** Courses the caller takes or has taken, those under way first. */
export const ownCourses = (ctx: Ctx): Promise<MyCourse[]> => ctx.db.read<MyCourse>(MINE, [ctx.userId]);
