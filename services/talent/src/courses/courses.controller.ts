import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  advanceCourse,
  completeMyCourse,
  courseChanged,
  courseCompleted,
  enrollInCourse,
  listMyCourses,
  withdrawFromCourse,
} from '@talent-os/contracts/talent/courses.js';
import { DomainError, Handles, refuseDuplicates, type Ctx, type Transaction } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { CatalogueItem } from '../catalogue/catalogue-item.entity.js';
import { CatalogueVersion } from '../catalogue/catalogue-version.entity.js';
import { isOpenTo } from '../catalogue/is-open-to.js';
import { finishItems } from '../development/finish-items.js';
import { CourseEnrollment } from './course-enrollment.entity.js';
import { enrollmentRefusal, progressAfter, stepRefusal, type CourseStep } from './course.rules.js';
import { ownCourses } from './courses.queries.js';
import { isEmployed } from './employed.js';
import { noteLearning } from './note-learning.js';
import { isPlanned } from './open-courses.queries.js';

@Controller()
export class CoursesController {
  @Handles(listMyCourses)
  async mine(_input: Input<typeof listMyCourses>, ctx: Ctx) {
    return { items: await ownCourses(ctx) };
  }

  @Handles(enrollInCourse)
  enroll({ catalogueItemId }: Input<typeof enrollInCourse>, ctx: Ctx) {
    const written = ctx.db.write(async (tx) => {
      const item = await tx.get(CatalogueItem, catalogueItemId);
      const { publishedNumber } = item;
      if (!isOpenTo(ctx, item, 'course')) throw new DomainError('resource.missing');
      const { content } = await tx.get(CatalogueVersion, { itemId: catalogueItemId, number: publishedNumber! });
      const planned = await isPlanned(tx, ctx, { catalogueItemId });
      const refusal = enrollmentRefusal({ price: content.price, employed: isEmployed(ctx), planned });
      if (refusal) throw new DomainError(refusal);
      const enrollment = await tx.insert(CourseEnrollment, {
        userId: ctx.userId,
        itemId: catalogueItemId,
        number: publishedNumber!,
        status: 'enrolled',
        partsDone: 0,
      });
      ctx.emit(courseChanged, { ...factOf(enrollment), status: 'enrolled' });
      return { id: enrollment.id };
    });
    return refuseDuplicates(written, { course_enrollment_under_way: 'education.enrolled' });
  }

  @Handles(advanceCourse)
  async advance({ courseEnrollmentId }: Input<typeof advanceCourse>, ctx: Ctx) {
    const today = await todayOf(ctx);
    return ctx.db.write(async (tx) => {
      const { enrollment } = await stepOn(tx, ctx, courseEnrollmentId, 'advance');
      await noteLearning(tx, ctx, today);
      ctx.emit(courseChanged, { ...factOf(enrollment), status: enrollment.status });
      return { status: enrollment.status, partsDone: enrollment.partsDone };
    });
  }

  @Handles(withdrawFromCourse)
  withdraw({ courseEnrollmentId }: Input<typeof withdrawFromCourse>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const { enrollment } = await stepOn(tx, ctx, courseEnrollmentId, 'withdraw');
      ctx.emit(courseChanged, { ...factOf(enrollment), status: 'withdrawn' });
      return {};
    });
  }

  @Handles(completeMyCourse)
  async complete({ courseEnrollmentId, certificate }: Input<typeof completeMyCourse>, ctx: Ctx) {
    const today = await todayOf(ctx);
    return ctx.db.write(async (tx) => {
      const { enrollment, credits, title } = await stepOn(tx, ctx, courseEnrollmentId, 'complete');
      if (credits !== null && !certificate)
        throw new DomainError('request.invalid', [
          {
            field: 'certificate',
            message: 'Please enter the number of the certificate: this course counts contact hours',
          },
        ]);
      const completed = { completedAt: ctx.now, certificate: certificate || null };
      await tx.update(CourseEnrollment, enrollment, completed);
      await noteLearning(tx, ctx, today);
      const finished = await finishItems(tx, ctx, enrollment.itemId, today);
      const { industry } = await tx.get(CatalogueItem, enrollment.itemId);
      ctx.emit(courseCompleted, {
        ...factOf(enrollment),
        title,
        industry,
        credits,
        certificate: completed.certificate,
        completedOn: today,
      });
      return { finished };
    });
  }
}

const factOf = ({ id, userId, itemId }: CourseEnrollment) => ({
  courseEnrollmentId: id,
  userId,
  catalogueItemId: itemId,
});

/** Takes a step in a course of the caller's own, or refuses it. */
async function stepOn(tx: Transaction, ctx: Ctx, id: string, step: CourseStep) {
  const enrollment = await tx.lock(CourseEnrollment, { id, userId: ctx.userId });
  const { itemId, number } = enrollment;
  const { content } = await tx.get(CatalogueVersion, { itemId, number });
  const refusal = stepRefusal(enrollment, step, content.parts.length);
  if (refusal) throw new DomainError(refusal);
  await tx.update(CourseEnrollment, enrollment, progressAfter(enrollment, step));
  return { enrollment, credits: content.credits, title: content.title };
}
