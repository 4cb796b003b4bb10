import type { Reader } from '@talent-os/service-kit';
import type { Cycle } from './cycle.rules.js';

const COUNTS = `
  select 1 as one
  from healthcare.ceu_record n left join healthcare.course c on c.organization_id = $1 and c.id = n.course_id
  where n.organization_id = $1 and n.user_id = $2 and n.completed_on between $3::date and $4::date
    and (n.course_id = $5 or lower(coalesce(n.title, c.title)) = lower($6)) limit 1`;

type Taken = { readonly userId: string; readonly courseId: string; readonly title: string };

/** Whether a course, or one of the same title from the other catalogue, counts in a cycle already. */
export async function countsIn(db: Reader, { userId, courseId, title }: Taken, cycle: Cycle): Promise<boolean> {
  const counted = await db.readOne<{ one: number }>(COUNTS, [userId, cycle.startsOn, cycle.endsOn, courseId, title]);
  return counted !== undefined;
}
