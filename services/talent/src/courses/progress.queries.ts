import type { TakenCourse } from '@talent-os/contracts/talent/learning-progress.js';
import type { Ctx } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { MY_COURSE, OF_MY_COURSES, PROOF } from './courses.queries.js';

const TAKEN = `
  select ${MY_COURSE}, v.content ->> 'provider' as provider,
    ${PROOF}
  ${OF_MY_COURSES}`;

/** Courses the caller takes or has taken, with what was uploaded for each. */
export const takenCourses = (ctx: Ctx): Promise<TakenCourse[]> => ctx.db.read<TakenCourse>(TAKEN, [ctx.userId]);

const LEARNED = `
  select d.learned_on::text as "learnedOn" from talent.learning_day d
  where d.organization_id = $1 and d.user_id = $2 order by d.learned_on`;

/** Days on which the caller learned something, the first one first. */
export async function daysLearned(ctx: Ctx): Promise<Day[]> {
  const days = await ctx.db.read<{ learnedOn: Day }>(LEARNED, [ctx.userId]);
  return days.map(({ learnedOn }) => learnedOn);
}
