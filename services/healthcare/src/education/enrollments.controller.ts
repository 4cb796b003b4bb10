import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  completeCourse,
  continueCourse,
  enroll,
  enrollmentChanged,
  enrollmentCompleted,
  withdrawEnrollment,
} from '@talent-os/contracts/healthcare/education.js';
import { enrollForHours, stepForHours, type HourStanding } from '@talent-os/contracts/talent/contact-hours.js';
import { Handles, DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { keepCopy } from './copy.js';
import { countHours } from './count-hours.js';
import { Course } from './course.entity.js';
import { countsIn } from './counts-in.js';
import { progressOf } from './cycle.rules.js';
import { Enrollment } from './enrollment.entity.js';
import { completionRefusal, dayProblem } from './enrollment.rules.js';
import { handOver } from './hand-over.js';
import { earnedIn, standingOf } from './standing.queries.js';
import { standingNow } from './standing-now.js';

/**
 * Courses are taken in talent. Each of these first decides what only contact hours decide, then asks talent as the caller,
 * and then brings the copy up to date; where it does not come to that, talent’s event does.
 */
@Controller()
export class EnrollmentsController {
  @Handles(enroll)
  async enroll({ courseId }: Input<typeof enroll>, ctx: Ctx) {
    const today = await todayOf(ctx);
    await ctx.db.write(async (tx) => {
      const { title } = await tx.get(Course, courseId);
      const { cycle } = await standingOf(tx, ctx.userId, today);
      if (await countsIn(tx, { userId: ctx.userId, courseId, title }, cycle))
        throw new DomainError('education.counted');
    }, 'bookkeeping');
    const { taken, ...standing } = await inTalent(ctx, courseId, () => ctx.call(enrollForHours, { courseId }));
    await ctx.db.write((tx) =>
      keepChanged(tx, ctx, standing, { enrollmentId: taken.id, courseId, status: taken.status }),
    );
    return { enrollmentId: taken.id };
  }

  @Handles(continueCourse)
  async continue({ enrollmentId }: Input<typeof continueCourse>, ctx: Ctx) {
    const { status, partsDone } = await step(ctx, enrollmentId, 'advance');
    return { status, partsDone };
  }

  @Handles(withdrawEnrollment)
  async withdraw({ enrollmentId }: Input<typeof withdrawEnrollment>, ctx: Ctx) {
    await step(ctx, enrollmentId, 'withdraw');
    return {};
  }

  @Handles(completeCourse)
  async complete({ enrollmentId, certificate, completedOn }: Input<typeof completeCourse>, ctx: Ctx) {
    const today = await todayOf(ctx);
    const { courseId } = await ctx.db.write(async (tx) => {
      const enrollment = await tx.get(Enrollment, { id: enrollmentId, userId: ctx.userId });
      const { title, parts } = await tx.get(Course, enrollment.courseId);
      const { cycle } = await standingOf(tx, ctx.userId, today);
      const problem = dayProblem(completedOn, cycle, today);
      const counted = await countsIn(tx, { userId: ctx.userId, courseId: enrollment.courseId, title }, cycle);
      // Whether it can be completed at all is said before.
      const refusal = completionRefusal(enrollment, (enrollment.parts ?? parts).length);
      if ((problem || counted) && refusal) throw new DomainError(refusal);
      if (problem) throw new DomainError('request.invalid', [{ field: 'completedOn', message: problem }]);
      if (counted) throw new DomainError('education.counted');
      return enrollment;
    }, 'bookkeeping');
    const asked = { courseEnrollmentId: enrollmentId, step: 'complete' as const, certificate, completedOn };
    const { taken, ...standing } = await inTalent(ctx, courseId, () => ctx.call(stepForHours, asked));
    return ctx.db.write(async (tx) => {
      await keepCopy(tx, ctx, standing);
      const { title, credits } = taken;
      const { userId } = ctx;
      // Talent’s event may have been here before.
      await countHours(tx, { userId, courseId, title, credits, certificate, completedOn });
      const { cycle, required } = await standingOf(tx, userId, today);
      ctx.emit(enrollmentCompleted, { enrollmentId, userId, courseId, credits: credits ?? 0, completedOn });
      return { credits: credits ?? 0, ceuProgress: progressOf((await earnedIn(tx, ctx, cycle)).earned, required) };
    });
  }
}

/** Takes a step in a course of the caller's own, or refuses it. */
async function step(ctx: Ctx, enrollmentId: string, taking: 'advance' | 'withdraw') {
  const own = { id: enrollmentId, userId: ctx.userId };
  const { courseId } = await ctx.db.write((tx) => tx.get(Enrollment, own), 'bookkeeping');
  const asked = { courseEnrollmentId: enrollmentId, step: taking, certificate: null, completedOn: null };
  const { taken, ...standing } = await inTalent(ctx, courseId, () => ctx.call(stepForHours, asked));
  await ctx.db.write((tx) => keepChanged(tx, ctx, standing, { enrollmentId, courseId, status: taken.status }));
  return taken;
}

type Changed = { readonly enrollmentId: string; readonly courseId: string; readonly status: Enrollment['status'] };

async function keepChanged(tx: Transaction, ctx: Ctx, standing: HourStanding, changed: Changed): Promise<void> {
  await keepCopy(tx, ctx, standing);
  ctx.emit(enrollmentChanged, { ...changed, userId: ctx.userId });
}

/** What talent answers about a course, which is its own by then. Where it refuses, the copy showed something else: it is brought up to date first. */
async function inTalent<T>(ctx: Ctx, courseId: string, ask: () => Promise<T>): Promise<T> {
  await handOver(ctx, courseId);
  try {
    return await ask();
  } catch (error) {
    const isRefusal = error instanceof DomainError && /^(education|resource)\./.test(error.code);
    if (isRefusal) {
      const standing = await standingNow(ctx, { courseId, userId: ctx.userId });
      await ctx.db.write((tx) => keepCopy(tx, ctx, standing), 'bookkeeping');
    }
    throw error;
  }
}
