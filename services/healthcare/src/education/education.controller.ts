import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { getLedger, listCourses, myEducation } from '@talent-os/contracts/healthcare/education.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { availableCourses, listOfCourses } from './courses.queries.js';
import { daysRemaining, durationOf, progressOf } from './cycle.rules.js';
import { ledgerOf } from './ledger.queries.js';
import { earnedIn, standingOf } from './standing.queries.js';

@Controller()
export class EducationController {
  @Handles(myEducation)
  async mine(_input: Input<typeof myEducation>, ctx: Ctx) {
    const today = await todayOf(ctx);
    const { cycle, required } = await standingOf(ctx.db, ctx.userId, today);
    const [{ earned, courses }, available] = await Promise.all([
      earnedIn(ctx.db, ctx, cycle),
      availableCourses(ctx, cycle),
    ]);
    return {
      ceuProgress: progressOf(earned, required),
      ceuEarned: earned,
      ceuRequired: required,
      coursesCompleted: courses,
      daysRemaining: daysRemaining(cycle, today),
      availableCourses: available.map((course) => ({
        title: course.title,
        provider: course.provider,
        credits: course.credits,
        duration: durationOf(course.minutes),
        required: course.required,
        enrolled: course.enrollment !== null,
      })),
    };
  }

  @Handles(listCourses)
  async courses(input: Input<typeof listCourses>, ctx: Ctx) {
    return listOfCourses(ctx, input, (await standingOf(ctx.db, ctx.userId, await todayOf(ctx))).cycle);
  }

  @Handles(getLedger)
  async ledger(_input: Input<typeof getLedger>, ctx: Ctx) {
    return ledgerOf(ctx, await standingOf(ctx.db, ctx.userId, await todayOf(ctx)));
  }
}
