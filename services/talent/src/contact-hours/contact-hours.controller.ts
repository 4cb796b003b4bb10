import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import type { CatalogueContent } from '@talent-os/contracts/talent/catalogue-shapes.js';
import {
  enrollForHours,
  getHourCourse,
  listHourCourses,
  receiveHourCourse,
  stepForHours,
} from '@talent-os/contracts/talent/contact-hours.js';
import { Handles, refuseDuplicates, type Ctx, type Transaction } from '@talent-os/service-kit';
import { timezoneOf, todayOf } from '@talent-os/service-kit/people/timezone-of';
import { instantIn } from '@talent-os/service-kit/wall-clock';
import type { CourseEnrollment } from '../courses/course-enrollment.entity.js';
import { advanceIn, completeIn, ENROLLED, enrollIn, withdrawFrom } from '../courses/take-course.js';
import { hourCourseIds, standingIn } from './hours.queries.js';
import { receiveCourse, receiveEnrollments } from './receive-course.js';

/** What the service that counts contact hours asks of the courses that give them. */
@Controller()
export class ContactHoursController {
  @Handles(listHourCourses)
  async list({ after }: Input<typeof listHourCourses>, ctx: Ctx) {
    return { ids: await hourCourseIds(ctx, after) };
  }

  @Handles(getHourCourse)
  get(asked: Input<typeof getHourCourse>, ctx: Ctx) {
    return standingIn(ctx, asked);
  }

  /** Enrollments come first, so that nobody enrolls again in a course they are enrolled in. */
  @Handles(receiveHourCourse)
  async receive(received: Input<typeof receiveHourCourse>, ctx: Ctx) {
    const timezone = await timezoneOf(ctx);
    return ctx.db.write(async (tx) => {
      await receiveEnrollments(tx, received, timezone);
      if (received.last) await receiveCourse(tx, ctx, received);
      return {};
    });
  }

  @Handles(enrollForHours)
  async enroll({ courseId }: Input<typeof enrollForHours>, ctx: Ctx) {
    const written = ctx.db.write((tx) => enrollIn(tx, ctx, courseId));
    return writtenIn(ctx, await refuseDuplicates(written, ENROLLED));
  }

  @Handles(stepForHours)
  async step(asked: Input<typeof stepForHours>, ctx: Ctx) {
    const [today, timezone] = await Promise.all([todayOf(ctx), timezoneOf(ctx)]);
    return writtenIn(ctx, await ctx.db.write((tx) => stepOf(tx, ctx, asked, { today, timezone })));
  }
}

type Taken = { readonly enrollment: CourseEnrollment; readonly content: CatalogueContent };
type Clock = { readonly today: string; readonly timezone: string };

function stepOf(
  tx: Transaction,
  ctx: Ctx,
  { courseEnrollmentId, step, certificate, completedOn }: Input<typeof stepForHours>,
  { today, timezone }: Clock,
): Promise<Taken> {
  if (step === 'advance') return advanceIn(tx, ctx, courseEnrollmentId, today);
  if (step === 'withdraw') return withdrawFrom(tx, ctx, courseEnrollmentId);
  const earlier = completedOn !== null && completedOn !== today;
  const completedAt = earlier ? instantIn(completedOn, '12:00', timezone) : ctx.now;
  const completion = { certificate, completedAt, completedOn: completedOn ?? today, today };
  return completeIn(tx, ctx, courseEnrollmentId, completion);
}

async function writtenIn(ctx: Ctx, { enrollment: { id, itemId, status, partsDone }, content }: Taken) {
  const standing = await standingIn(ctx, { courseId: itemId, userId: ctx.userId });
  return { ...standing, taken: { id, title: content.title, credits: content.credits, status, partsDone } };
}
