import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  advanceCourse,
  completeMyCourse,
  enrollInCourse,
  listMyCourses,
  withdrawFromCourse,
} from '@talent-os/contracts/talent/courses.js';
import { Handles, refuseDuplicates, type Ctx } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { ownCourses } from './courses.queries.js';
import { advanceIn, completeIn, ENROLLED, enrollIn, withdrawFrom } from './take-course.js';

@Controller()
export class CoursesController {
  @Handles(listMyCourses)
  async mine(_input: Input<typeof listMyCourses>, ctx: Ctx) {
    return { items: await ownCourses(ctx) };
  }

  @Handles(enrollInCourse)
  enroll({ catalogueItemId }: Input<typeof enrollInCourse>, ctx: Ctx) {
    const written = ctx.db.write(async (tx) => {
      const { enrollment } = await enrollIn(tx, ctx, catalogueItemId);
      return { id: enrollment.id };
    });
    return refuseDuplicates(written, ENROLLED);
  }

  @Handles(advanceCourse)
  async advance({ courseEnrollmentId }: Input<typeof advanceCourse>, ctx: Ctx) {
    const today = await todayOf(ctx);
    return ctx.db.write(async (tx) => {
      const { enrollment } = await advanceIn(tx, ctx, courseEnrollmentId, today);
      return { status: enrollment.status, partsDone: enrollment.partsDone };
    });
  }

  @Handles(withdrawFromCourse)
  withdraw({ courseEnrollmentId }: Input<typeof withdrawFromCourse>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      await withdrawFrom(tx, ctx, courseEnrollmentId);
      return {};
    });
  }

  @Handles(completeMyCourse)
  async complete({ courseEnrollmentId, certificate }: Input<typeof completeMyCourse>, ctx: Ctx) {
    const today = await todayOf(ctx);
    return ctx.db.write(async (tx) => {
      const completion = { certificate, completedAt: ctx.now, completedOn: today, today };
      const { finished } = await completeIn(tx, ctx, courseEnrollmentId, completion);
      return { finished };
    });
  }
}
