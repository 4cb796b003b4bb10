import type { HourStanding } from '@talent-os/contracts/talent/contact-hours.js';
import type { EnrollmentStatus } from '@talent-os/contracts/healthcare/education.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import { Course } from './course.entity.js';

const COURSE = `
  insert into healthcare.course as c (id, organization_id, created_at, updated_at, title, provider, topic, credits, minutes,
    required, parts, in_use, revision, handed_at)
  values ($2, $1, $3, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $3)
  on conflict (id) do update set title = excluded.title, provider = excluded.provider, topic = excluded.topic,
    credits = excluded.credits, minutes = excluded.minutes, required = excluded.required, parts = excluded.parts,
    in_use = excluded.in_use, revision = excluded.revision, updated_at = excluded.updated_at, version = c.version + 1
  where c.revision < excluded.revision`;

/** Those that are over come first: a person has one under way, and may have left it and begun again since. */
const ENROLLMENTS = `
  insert into healthcare.enrollment as e (id, organization_id, created_at, updated_at, user_id, course_id, status,
    parts_done, parts, revision)
  select r.id, $1, r."begunAt", r."changedAt", r."userId", $2, r.status, r."partsDone",
    array(select jsonb_array_elements_text(r.parts)), r.revision
  from jsonb_to_recordset($3::jsonb) as r (id uuid, "userId" uuid, status text, "partsDone" int, parts jsonb,
    "begunAt" timestamptz, "changedAt" timestamptz, revision int)
  order by r.status in ('enrolled', 'in_progress'), r.id
  on conflict (id) do update set status = excluded.status, parts_done = excluded.parts_done, parts = excluded.parts,
    revision = excluded.revision, updated_at = excluded.updated_at, version = e.version + 1
  where e.revision < excluded.revision
  returning e.id as "enrollmentId", e.user_id as "userId", e.course_id as "courseId", e.status`;

export type ChangedEnrollment = {
  readonly enrollmentId: string;
  readonly userId: string;
  readonly courseId: string;
  readonly status: EnrollmentStatus;
};

/**
 * Brings the copies of a course and of enrollments in it up to date, and answers the enrollments that are others now. What
 * is older than what is here changes nothing. A course that gives no contact hours and never did is none of this service’s.
 */
export async function keepCopy(
  tx: Transaction,
  ctx: Ctx,
  { course, enrollments }: HourStanding,
): Promise<ChangedEnrollment[]> {
  if (!course) return [];
  if (course.credits === 0 && !(await tx.find(Course, { id: course.id }))) return [];
  const { id, title, provider, topic, credits, minutes, required, parts, inUse, revision } = course;
  const said = [title, provider, topic, credits, minutes, required, parts, inUse, revision];
  await tx.execute(COURSE, [id, ctx.now, ...said]);
  if (enrollments.length === 0) return [];
  return tx.execute<ChangedEnrollment>(ENROLLMENTS, [id, JSON.stringify(enrollments)]);
}
