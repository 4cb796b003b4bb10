import { getHourCourse, HOURS_AT_ONCE, type HourStanding } from '@talent-os/contracts/talent/contact-hours.js';
import type { Ctx } from '@talent-os/service-kit';

type Asked = { readonly courseId: string; readonly userId?: string };

/** A course as talent has it now, with everybody who is in it or with one person's enrollments. */
export async function standingNow(ctx: Ctx, asked: Asked): Promise<HourStanding> {
  const first = await ctx.call(getHourCourse, asked);
  const enrollments = [...first.enrollments];
  let size = enrollments.length;
  while (size === HOURS_AT_ONCE) {
    const more = await ctx.call(getHourCourse, { ...asked, after: enrollments.at(-1)!.id });
    enrollments.push(...more.enrollments);
    size = more.enrollments.length;
  }
  return { course: first.course, enrollments };
}
