import {
  HOURS_AT_ONCE,
  type HourCourse,
  type HourEnrollment,
  type HourStanding,
} from '@talent-os/contracts/talent/contact-hours.js';
import type { Ctx } from '@talent-os/service-kit';

const CREDITS = `coalesce((v.content ->> 'credits')::float8, 0)`;
const OF_HEALTHCARE = `
  from talent.catalogue_item c join talent.catalogue_version v
    on v.organization_id = $1 and v.item_id = c.id and v.number = c.published_number
  where c.organization_id = $1 and c.kind = 'course' and c.industry = 'HEALTHCARE'`;

const IDS = `
  select c.id ${OF_HEALTHCARE} and ${CREDITS} > 0 and ($2::uuid is null or c.id > $2::uuid)
  order by c.id limit ${HOURS_AT_ONCE}`;

/** Ids of the courses of healthcare that give contact hours and are, or were, in use. */
export async function hourCourseIds(ctx: Ctx, after: string | undefined): Promise<string[]> {
  return (await ctx.db.read<{ id: string }>(IDS, [after ?? null])).map(({ id }) => id);
}

const COURSE = `
  select c.id, v.content ->> 'title' as title, coalesce(v.content ->> 'provider', '') as provider,
    coalesce(v.content ->> 'topic', '') as topic, ${CREDITS} as credits,
    coalesce((v.content ->> 'minutes')::int, 0) as minutes, (v.content ->> 'required')::boolean as required,
    v.content -> 'parts' as parts, c.status = 'published' and ${CREDITS} > 0 as "inUse", c.version as revision
  ${OF_HEALTHCARE} and c.id = $2`;

const ENROLLMENTS = `
  select e.id, e.user_id as "userId", e.status, e.parts_done as "partsDone", v.content -> 'parts' as parts,
    e.created_at as "begunAt", e.updated_at as "changedAt", e.version as revision
  from talent.course_enrollment e join talent.catalogue_version v
    on v.organization_id = $1 and v.item_id = e.item_id and v.number = e.number
  where e.organization_id = $1 and e.item_id = $2 and ($3::uuid is null or e.user_id = $3::uuid)
    and ($4::uuid is null or e.id > $4::uuid)
  order by e.id limit ${HOURS_AT_ONCE}`;

type Asked = {
  readonly courseId: string;
  readonly userId?: string | undefined;
  readonly after?: string | undefined;
};

/** A course of healthcare as it is now, and enrollments in it: everybody's, or those of one person. */
export async function standingIn(ctx: Ctx, { courseId, userId, after }: Asked): Promise<HourStanding> {
  const course = await ctx.db.readOne<HourCourse>(COURSE, [courseId]);
  if (!course) return { course: null, enrollments: [] };
  const enrollments = await ctx.db.read<HourEnrollment>(ENROLLMENTS, [courseId, userId ?? null, after ?? null]);
  return { course, enrollments };
}
