import type { EnrollmentStatus } from '@talent-os/contracts/healthcare/education.js';
import { HOURS_AT_ONCE, receiveHourCourse } from '@talent-os/contracts/talent/contact-hours.js';
import type { Ctx } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { completionsOf } from './handed.rules.js';

type LeftCourse = {
  readonly id: string;
  readonly title: string;
  readonly provider: string;
  readonly topic: string;
  readonly credits: number;
  readonly minutes: number;
  readonly required: boolean;
  readonly parts: string[];
};
type LeftEnrollment = {
  readonly id: string;
  readonly userId: string;
  readonly status: EnrollmentStatus;
  readonly partsDone: number;
  readonly begunAt: string;
  readonly changedAt: string;
};
type LeftRecord = { readonly userId: string; readonly completedOn: Day; readonly certificate: string };

const COURSE = `
  select c.id, c.title, c.provider, c.topic, c.credits, c.minutes, c.required, c.parts from healthcare.course c
  where c.organization_id = $1 and c.id = $2 and c.handed_at is null`;
const ENROLLMENTS = `
  select e.id, e.user_id as "userId", e.status, e.parts_done as "partsDone", e.created_at as "begunAt",
    e.updated_at as "changedAt"
  from healthcare.enrollment e where e.organization_id = $1 and e.course_id = $2 order by e.created_at, e.id`;
const RECORDS = `
  select n.user_id as "userId", n.completed_on::text as "completedOn", n.certificate from healthcare.ceu_record n
  where n.organization_id = $1 and n.course_id = $2 order by n.completed_on, n.id`;
/** As talent has it once it is there: its event then finds nothing to tell of. */
const ALIKE = `
  update healthcare.enrollment e set revision = 1, parts = c.parts from healthcare.course c
  where c.organization_id = $1 and c.id = $2 and e.organization_id = $1 and e.course_id = c.id and e.revision = 0`;
const HANDED =
  'update healthcare.course set handed_at = $3 where organization_id = $1 and id = $2 and handed_at is null';

/**
 * Hands a course and everybody who is in it over to talent, unless it has been: in parts, and again from the beginning where
 * that was interrupted. What talent has already it leaves as it is.
 */
export async function handOver(ctx: Ctx, courseId: string): Promise<void> {
  const course = await ctx.db.readOne<LeftCourse>(COURSE, [courseId]);
  if (!course) return;
  const [enrollments, records] = await Promise.all([
    ctx.db.read<LeftEnrollment>(ENROLLMENTS, [courseId]),
    ctx.db.read<LeftRecord>(RECORDS, [courseId]),
  ]);
  await ctx.db.write((tx) => tx.execute(ALIKE, [courseId]), 'bookkeeping');
  const all = completionsOf(enrollments, records);
  let from = 0;
  do {
    const part = all.slice(from, from + HOURS_AT_ONCE);
    from += HOURS_AT_ONCE;
    await ctx.call(receiveHourCourse, { course, enrollments: part, last: from >= all.length });
  } while (from < all.length);
  await ctx.db.write((tx) => tx.execute(HANDED, [courseId, ctx.now]), 'bookkeeping');
}
