import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import {
  grantReviewed,
  keepGrants,
  myAccessReview,
  removeGrant,
  reopenGrants,
} from '@talent-os/contracts/identity/access-reviews.js';
import { DomainError, Handles, type Ctx, type Transaction } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { ownName } from '../approvals/approvals.queries.js';
import { due } from '../due.js';
import { AccessReview } from './access-review.entity.js';
import { unansweredOf } from './access-reviews.queries.js';
import { objectionTo } from './review.rules.js';
import { ReviewedGrant } from './reviewed-grant.entity.js';
import { grantsById, grantsOfCaller, openReview, type LockedGrant } from './reviewers.queries.js';
import { takeGrant } from './take-grant.js';

type Answer = Parameters<typeof objectionTo>[0];

/** What whoever leads people, or administers the organization, answers for their grants. */
@Controller()
export class AnswerReviewController {
  @Handles(myAccessReview)
  async mine(_: Input<typeof myAccessReview>, ctx: Ctx): Promise<Output<typeof myAccessReview>> {
    const review = await openReview(ctx.db);
    return review ? { review, ...(await grantsOfCaller(ctx, review.id)) } : { review: null, items: [], waiting: 0 };
  }

  @Handles(keepGrants)
  async keep({ reviewedGrantIds }: Input<typeof keepGrants>, ctx: Ctx): Promise<Output<typeof keepGrants>> {
    const [today, decidedByName] = await Promise.all([todayOf(ctx), ownName(ctx.db, ctx.userId)]);
    await ctx.db.write(async (tx) => {
      const { review, grants } = await lockGrants(ctx, tx, 'keep', reviewedGrantIds);
      const decided = { state: 'kept', decidedBy: ctx.userId, decidedByName, decidedAt: ctx.now } as const;
      for (const grant of grants) await note(ctx, tx, grant, decided);
      // The review ends by its job, so that the last word can be taken back as well.
      if ((await unansweredOf(tx, review.id)).length === 0) await due.set(tx, 'accessReview', review.id, today);
    });
    return {};
  }

  @Handles(reopenGrants)
  async reopen({ reviewedGrantIds }: Input<typeof reopenGrants>, ctx: Ctx): Promise<Output<typeof reopenGrants>> {
    await ctx.db.write(async (tx) => {
      const { review, grants } = await lockGrants(ctx, tx, 'reopen', reviewedGrantIds);
      const state = review.flaggedOn === null ? 'waiting' : 'flagged';
      const open = { state, decidedBy: null, decidedByName: null, decidedAt: null } as const;
      for (const grant of grants) await note(ctx, tx, grant, open);
    });
    return {};
  }

  @Handles(removeGrant)
  async remove({ reviewedGrantId, reason }: Input<typeof removeGrant>, ctx: Ctx): Promise<Output<typeof removeGrant>> {
    const [today, decidedByName] = await Promise.all([todayOf(ctx), ownName(ctx.db, ctx.userId)]);
    await ctx.db.write(async (tx) => {
      const { review, grants } = await lockGrants(ctx, tx, 'remove', [reviewedGrantId]);
      const grant = grants[0]!;
      const decided = { state: 'removed', decidedBy: ctx.userId, decidedByName, decidedAt: ctx.now, reason } as const;
      await note(ctx, tx, grant, decided);
      if (!(await takeGrant(ctx, tx, grant))) throw new DomainError('review.gone');
      if ((await unansweredOf(tx, review.id)).length === 0) await due.set(tx, 'accessReview', review.id, today);
    });
    return {};
  }
}

/** Holds the review and grants of it, all of which the caller may answer so; refuses the first one they may not. */
async function lockGrants(
  ctx: Ctx,
  tx: Transaction,
  answer: Answer,
  ids: readonly string[],
): Promise<{ review: AccessReview; grants: readonly LockedGrant[] }> {
  const named = await grantsById(ctx, tx, ids);
  const reviewIds = new Set(named.map(({ reviewId }) => reviewId));
  if (named.length < ids.length || reviewIds.size > 1) throw new DomainError('resource.missing');
  // Whoever answers, and the job that ends a review, wait for each other here.
  const review = await tx.lock(AccessReview, named[0]!.reviewId);
  const grants = await grantsById(ctx, tx, ids);
  for (const grant of grants) {
    const objection = objectionTo(answer, grant, ctx.userId);
    if (objection) throw new DomainError(objection);
  }
  if (review.state === 'finished') throw new DomainError('review.answered');
  return { review, grants };
}

type Decision = Pick<ReviewedGrant, 'state' | 'decidedBy' | 'decidedByName' | 'decidedAt'> & {
  readonly reason?: string;
};

/** Writes down an answer, or that it was taken back. */
async function note(ctx: Ctx, tx: Transaction, grant: LockedGrant, decision: Decision): Promise<void> {
  const { id, reviewId, roleId, roleName: role, industry, personId: userId } = grant;
  await tx.update(ReviewedGrant, await tx.lock(ReviewedGrant, id), decision);
  const how = decision.state === 'kept' || decision.state === 'removed' ? decision.state : 'reopened';
  ctx.emit(grantReviewed, { reviewId, userId, roleId, role, industry, how });
}
