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
import { Handles, DomainError, refuseDuplicates, type Ctx, type Transaction } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { CeuRecord } from './ceu-record.entity.js';
import { Course } from './course.entity.js';
import { countsIn } from './counts-in.js';
import { progressOf, type Cycle } from './cycle.rules.js';
import { Enrollment } from './enrollment.entity.js';
import { changesOf, refusalOf, type Step } from './enrollment.rules.js';
import { earnedIn, standingOf } from './standing.queries.js';

@Controller()
export class EnrollmentsController {
  @Handles(enroll)
  async enroll({ courseId }: Input<typeof enroll>, ctx: Ctx) {
    const today = await todayOf(ctx);
    const written = ctx.db.write(async (tx) => {
      const { title } = await tx.get(Course, courseId);
      const { cycle } = await standingOf(tx, ctx.userId, today);
      if (await countsIn(tx, { userId: ctx.userId, courseId, title }, cycle))
        throw new DomainError('education.counted');
      const enrollment = await tx.insert(Enrollment, {
        userId: ctx.userId,
        courseId,
        status: 'enrolled',
        partsDone: 0,
      });
      ctx.emit(enrollmentChanged, { ...eventPayload(enrollment), status: 'enrolled' });
      return { enrollmentId: enrollment.id };
    });
    return refuseDuplicates(written, { enrollment_under_way: 'education.enrolled' });
  }

  @Handles(continueCourse)
  continue({ enrollmentId }: Input<typeof continueCourse>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const { enrollment } = await stepOn(tx, ctx, enrollmentId, 'continue');
      ctx.emit(enrollmentChanged, { ...eventPayload(enrollment), status: enrollment.status });
      return { status: enrollment.status, partsDone: enrollment.partsDone };
    });
  }

  @Handles(withdrawEnrollment)
  withdraw({ enrollmentId }: Input<typeof withdrawEnrollment>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const { enrollment } = await stepOn(tx, ctx, enrollmentId, 'withdraw');
      ctx.emit(enrollmentChanged, { ...eventPayload(enrollment), status: 'withdrawn' });
      return {};
    });
  }

  @Handles(completeCourse)
  async complete({ enrollmentId, certificate, completedOn }: Input<typeof completeCourse>, ctx: Ctx) {
    const today = await todayOf(ctx);
    return ctx.db.write(async (tx) => {
      const { enrollment, course } = await stepOn(tx, ctx, enrollmentId, 'complete');
      const { cycle, required } = await standingOf(tx, ctx.userId, today);
      const problem = dayProblem(completedOn, cycle, today);
      if (problem) throw new DomainError('request.invalid', [{ field: 'completedOn', message: problem }]);
      if (await countsIn(tx, { userId: ctx.userId, courseId: course.id, title: course.title }, cycle))
        throw new DomainError('education.counted');
      const { credits } = course;
      await tx.insert(CeuRecord, {
        userId: ctx.userId,
        courseId: course.id,
        credits,
        completedOn,
        certificate,
        cycleEndsOn: cycle.endsOn,
      });
      ctx.emit(enrollmentCompleted, { ...eventPayload(enrollment), credits, completedOn });
      return { credits, ceuProgress: progressOf((await earnedIn(tx, ctx, cycle)).earned, required) };
    });
  }
}

const eventPayload = ({ id, userId, courseId }: Enrollment) => ({ enrollmentId: id, userId, courseId });

/** Takes a step in an enrollment of the caller's own, or refuses it. */
async function stepOn(tx: Transaction, ctx: Ctx, id: string, step: Step) {
  const enrollment = await tx.lock(Enrollment, { id, userId: ctx.userId });
  const course = await tx.get(Course, enrollment.courseId);
  const refusal = refusalOf(enrollment, step, course.parts.length);
  if (refusal) throw new DomainError(refusal);
  await tx.update(Enrollment, enrollment, changesOf(enrollment, step));
  return { enrollment, course };
}

function dayProblem(day: Day, cycle: Cycle, today: Day): string | undefined {
  if (day > today) return 'Please choose today or an earlier day';
  return day < cycle.startsOn ? 'This day lies before the current cycle' : undefined;
}
