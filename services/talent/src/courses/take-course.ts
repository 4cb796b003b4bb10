import { courseChanged, courseCompleted } from '@talent-os/contracts/talent/courses.js';
import { DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { CatalogueItem } from '../catalogue/catalogue-item.entity.js';
import { CatalogueVersion } from '../catalogue/catalogue-version.entity.js';
import { isOpenTo } from '../catalogue/is-open-to.js';
import { finishItems } from '../development/finish-items.js';
import { CourseEnrollment } from './course-enrollment.entity.js';
import { enrollmentRefusal, progressAfter, stepRefusal, type CourseStep } from './course.rules.js';
import { isEmployed } from './employed.js';
import { noteLearning } from './note-learning.js';
import { isPlanned } from './open-courses.queries.js';

/** What refuses somebody who is enrolled already. */
export const ENROLLED = { course_enrollment_under_way: 'education.enrolled' } as const;

/** Enrolls the caller in a course of their industries that is in use, or refuses it. */
export async function enrollIn(tx: Transaction, ctx: Ctx, catalogueItemId: string) {
  const item = await tx.get(CatalogueItem, catalogueItemId);
  const { industry, publishedNumber } = item;
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
  ctx.emit(courseChanged, { ...factOf(enrollment), industry, status: 'enrolled' });
  return { enrollment, content };
}

/** Notes that the caller has finished the next part of a course of theirs, or refuses it. */
export async function advanceIn(tx: Transaction, ctx: Ctx, id: string, today: Day) {
  const taken = await stepOn(tx, ctx, id, 'advance');
  await noteLearning(tx, ctx, today);
  ctx.emit(courseChanged, { ...factOf(taken.enrollment), industry: taken.industry, status: taken.enrollment.status });
  return taken;
}

/** Takes the caller out of a course of theirs that is under way, or refuses it. */
export async function withdrawFrom(tx: Transaction, ctx: Ctx, id: string) {
  const taken = await stepOn(tx, ctx, id, 'withdraw');
  ctx.emit(courseChanged, { ...factOf(taken.enrollment), industry: taken.industry, status: 'withdrawn' });
  return taken;
}

export type Completion = {
  readonly certificate: string | null;
  readonly completedAt: Date;
  readonly completedOn: Day;
  readonly today: Day;
};

/** Completes a course of the caller's, or refuses it; items of their plan that name it are done. */
export async function completeIn(tx: Transaction, ctx: Ctx, id: string, completion: Completion) {
  const { certificate, completedAt, completedOn, today } = completion;
  const taken = await stepOn(tx, ctx, id, 'complete');
  const { enrollment, industry, content } = taken;
  const { title, credits } = content;
  if (credits !== null && !certificate)
    throw new DomainError('request.invalid', [
      { field: 'certificate', message: 'Please enter the number of the certificate: this course counts contact hours' },
    ]);
  await tx.update(CourseEnrollment, enrollment, { completedAt, certificate: certificate || null });
  await noteLearning(tx, ctx, today);
  const finished = await finishItems(tx, ctx, enrollment.itemId, today);
  ctx.emit(courseCompleted, {
    ...factOf(enrollment),
    title,
    industry,
    credits,
    certificate: enrollment.certificate,
    completedOn,
  });
  return { ...taken, finished };
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
  const { industry } = await tx.get(CatalogueItem, itemId);
  const { content } = await tx.get(CatalogueVersion, { itemId, number });
  const refusal = stepRefusal(enrollment, step, content.parts.length);
  if (refusal) throw new DomainError(refusal);
  await tx.update(CourseEnrollment, enrollment, progressAfter(enrollment, step));
  return { enrollment, industry, content };
}
