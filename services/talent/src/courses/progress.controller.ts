import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { getLearningProgress } from '@talent-os/contracts/talent/learning-progress.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { creditsOf, minutesOf, weeksOf } from './progress.rules.js';
import { daysLearned, takenCourses } from './progress.queries.js';

/** How far the caller has come with what they learn. */
@Controller()
export class ProgressController {
  @Handles(getLearningProgress)
  async get(_: Input<typeof getLearningProgress>, ctx: Ctx): Promise<Output<typeof getLearningProgress>> {
    const [courses, days, today] = await Promise.all([takenCourses(ctx), daysLearned(ctx), todayOf(ctx)]);
    return {
      courses,
      learnedMinutes: minutesOf(courses),
      earnedCredits: creditsOf(courses),
      ...weeksOf(days, today),
    };
  }
}
