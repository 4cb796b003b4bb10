import { Injectable } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import {
  accessReviewFinished,
  accessReviewFlagged,
  grantReviewed,
} from '@talent-os/contracts/identity/access-reviews.js';
import { tendAccessReviews } from '@talent-os/contracts/identity/jobs.js';
import { DomainError, Works, type Ctx, type Transaction } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { forEachDueToday } from '@talent-os/service-kit/due/for-each-due';
import { due } from '../due.js';
import { notify } from '../notifications/notify.js';
import { administratorsOf, everyAdministratorOf } from '../notifications/recipients.queries.js';
import { reviewAsked } from '../notifications/texts/review-texts.js';
import { AccessReview } from './access-review.entity.js';
import { removesUnanswered, reviewsOf, unansweredOf } from './access-reviews.queries.js';
import { nextStep } from './review.rules.js';
import { ReviewedGrant } from './reviewed-grant.entity.js';
import { GONE, PRESENT, reviewersOf, UNANSWERED } from './reviewers.queries.js';
import { takeGrant } from './take-grant.js';

const UNATTENDED = 'Nobody answered in time';

@Injectable()
export class TendAccessReviews {
  @Works(tendAccessReviews)
  work(_data: JobData<typeof tendAccessReviews>, ctx: Ctx): Promise<void> {
    return forEachDueToday(ctx, due, 'accessReview', tend);
  }
}

/** Does what a review does on this day, once, and notes when it is due again. */
async function tend(ctx: Ctx, reviewId: string, _dueOn: Day, today: Day): Promise<void> {
  if (await endsToday(ctx, reviewId, today)) await removeUnanswered(ctx, reviewId);
  await ctx.db.write(async (tx) => {
    const review = await tx.lock(AccessReview, reviewId);
    const waiting = (await unansweredOf(tx, reviewId)).length;
    const step = nextStep(review, waiting, today);
    let next = review;
    if (step && step.on <= today) next = await steps[step.what](ctx, tx, review, { today, waiting });
    await due.set(tx, 'accessReview', reviewId, nextStep(next, waiting, today)?.on);
  }, 'bookkeeping');
}

type Round = { readonly today: Day; readonly waiting: number };
type DoStep = (ctx: Ctx, tx: Transaction, review: AccessReview, round: Round) => Promise<AccessReview>;

const steps: Readonly<Record<'ask' | 'flag' | 'finish', DoStep>> = { ask, flag, finish };

async function ask(ctx: Ctx, tx: Transaction, review: AccessReview, { today }: Round): Promise<AccessReview> {
  await askReviewers(ctx, tx, review, false);
  return tx.update(AccessReview, review, { remindedOn: today });
}

async function flag(ctx: Ctx, tx: Transaction, review: AccessReview, { today, waiting }: Round): Promise<AccessReview> {
  const { id: reviewId } = review;
  await tx.execute(
    `update identity.reviewed_grant set state = 'flagged', updated_at = $3, version = version + 1
     where organization_id = $1 and review_id = $2 and state = 'waiting'`,
    [reviewId, ctx.now],
  );
  await askReviewers(ctx, tx, review, true);
  ctx.emit(accessReviewFlagged, { reviewId, grants: waiting });
  return tx.update(AccessReview, review, { flaggedOn: today, remindedOn: today });
}

/** What is gone by now was never answered for; what nobody answered for stays flagged. */
async function finish(ctx: Ctx, tx: Transaction, review: AccessReview): Promise<AccessReview> {
  const { id: reviewId } = review;
  await tx.execute(
    `update identity.reviewed_grant set state = 'lapsed', updated_at = $3, version = version + 1
     where organization_id = $1 and id in (
       select g.id from identity.reviewed_grant g ${PRESENT}
       where g.organization_id = $1 and g.review_id = $2 and ${UNANSWERED} and ${GONE})`,
    [reviewId, ctx.now],
  );
  const finished = await tx.update(AccessReview, review, { state: 'finished', finishedAt: ctx.now });
  const { kept, removed, flagged } = (await reviewsOf(tx)).find(({ id }) => id === reviewId)!;
  ctx.emit(accessReviewFinished, { reviewId, kept, removed, flagged });
  return finished;
}

/** Asks everybody whose word is still missing; the second time, administrators as well. */
async function askReviewers(ctx: Ctx, tx: Transaction, review: AccessReview, late: boolean): Promise<void> {
  const reviewers = await reviewersOf(tx, review.id);
  const people = reviewers.filter((reviewer) => reviewer !== 'administrators' && reviewer !== 'platform');
  const offices = [
    ...(late || reviewers.includes('administrators') ? await administratorsOf(tx) : []),
    ...(reviewers.includes('platform') ? await everyAdministratorOf(tx) : []),
  ];
  const [led, office] = [new Set(people), new Set(offices)];
  await notify(ctx, tx, [...new Set([...led, ...office])], reviewAsked(review.dueOn, late));
}

const endsToday = async (ctx: Ctx, reviewId: string, today: Day): Promise<boolean> => {
  const review = await ctx.db.readOne<Pick<AccessReview, 'state' | 'dueOn' | 'remindedOn' | 'flaggedOn'>>(
    `select state, due_on::text as "dueOn", reminded_on::text as "remindedOn", flagged_on::text as "flaggedOn"
     from identity.access_review where organization_id = $1 and id = $2`,
    [reviewId],
  );
  const step = review && nextStep(review, 1, today);
  return step?.what === 'finish' && step.on <= today;
};

/** Takes away what nobody answered for, where the organization wants that: each for itself, so that one that may not go holds up no other. */
async function removeUnanswered(ctx: Ctx, reviewId: string): Promise<void> {
  if (!(await removesUnanswered(ctx.db))) return;
  for (const { id } of await unansweredOf(ctx.db, reviewId)) await removeOne(ctx, reviewId, id);
}

async function removeOne(ctx: Ctx, reviewId: string, grantId: string): Promise<void> {
  const removed = ctx.db.write(async (tx) => {
    await tx.lock(AccessReview, reviewId);
    const grant = await tx.lock(ReviewedGrant, grantId);
    if (grant.state !== 'flagged' || !(await takeGrant(ctx, tx, grant))) return;
    await tx.update(ReviewedGrant, grant, { state: 'removed', decidedAt: ctx.now, reason: UNATTENDED });
    const { personId: userId, roleId, roleName: role, industry } = grant;
    ctx.emit(grantReviewed, { reviewId, userId, roleId, role, industry, how: 'unanswered' });
  });
  await removed.catch((error: unknown) => {
    // The last administrator stays, and stays flagged.
    if (!(error instanceof DomainError)) throw error;
  });
}
