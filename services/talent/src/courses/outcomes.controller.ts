import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { getLearningOutcomes, shareCertificate } from '@talent-os/contracts/talent/learning-outcomes.js';
import { profileChanged } from '@talent-os/contracts/talent/profile-events.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { CourseEnrollment } from './course-enrollment.entity.js';
import { completedAndHappened } from './outcomes.queries.js';
import { outcomesOf } from './outcomes.rules.js';

/** What happened after what the caller has learned. */
@Controller()
export class LearningOutcomesController {
  @Handles(getLearningOutcomes)
  async get(_: Input<typeof getLearningOutcomes>, ctx: Ctx): Promise<Output<typeof getLearningOutcomes>> {
    const { courses, happened } = await completedAndHappened(ctx);
    return { items: outcomesOf(courses, happened) };
  }

  @Handles(shareCertificate)
  share({ courseEnrollmentId, shared }: Input<typeof shareCertificate>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const enrollment = await tx.lock(CourseEnrollment, { id: courseEnrollmentId, userId: ctx.userId });
      if (enrollment.status !== 'completed') throw new DomainError('education.unfinished');
      await tx.update(CourseEnrollment, enrollment, { sharedAt: shared ? (enrollment.sharedAt ?? ctx.now) : null });
      ctx.emit(profileChanged, { userId: ctx.userId, part: 'learning' });
      return {};
    });
  }
}
