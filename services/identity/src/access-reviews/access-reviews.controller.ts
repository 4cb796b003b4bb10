import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import {
  accessReviewStarted,
  changeReviewSettings,
  exportAccessReview,
  listAccessReviews,
  listReviewedGrants,
  reviewSettingsChanged,
  startAccessReview,
} from '@talent-os/contracts/identity/access-reviews.js';
import { Handles, refuseDuplicates, type Ctx } from '@talent-os/service-kit';
import { exportOf } from '@talent-os/service-kit/export-of';
import { todayOf, timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { dayIn } from '@talent-os/service-kit/wall-clock';
import { ownName } from '../approvals/approvals.queries.js';
import { due } from '../due.js';
import { Organization } from '../organizations/organization.entity.js';
import { AccessReview } from './access-review.entity.js';
import { collectGrants, grantsForFile, listOfGrants, removesUnanswered, reviewsOf } from './access-reviews.queries.js';
import { dueFrom, nextReviewOn } from './review.rules.js';

const oneRuns = { access_review_open: 'review.open' } as const;
const columns = [
  'person',
  'personTitle',
  'roleName',
  'customRole',
  'industry',
  'grantedAt',
  'state',
  'reviewer',
  'decidedBy',
  'decidedAt',
  'reason',
] as const;

/** Reviews of access as who looks after the people of an organization runs them. */
@Controller()
export class AccessReviewsController {
  @Handles(listAccessReviews)
  async list(_: Input<typeof listAccessReviews>, ctx: Ctx): Promise<Output<typeof listAccessReviews>> {
    const [items, removes, zone] = await Promise.all([reviewsOf(ctx.db), removesUnanswered(ctx.db), timezoneOf(ctx)]);
    const [latest] = items;
    const nextDueOn = latest ? nextReviewOn(dayIn(new Date(latest.startedAt), zone)) : null;
    return { items, removesUnanswered: removes, nextDueOn };
  }

  /** People are asked by the job that is due at once, so that nobody waits for hundreds of notices. */
  @Handles(startAccessReview)
  async start(_: Input<typeof startAccessReview>, ctx: Ctx): Promise<Output<typeof startAccessReview>> {
    const [today, startedByName] = await Promise.all([todayOf(ctx), ownName(ctx.db, ctx.userId)]);
    const dueOn = dueFrom(today);
    const started = ctx.db.write(async (tx) => {
      const { id: reviewId } = await tx.insert(AccessReview, {
        state: 'open',
        startedByName,
        dueOn,
        remindedOn: null,
        flaggedOn: null,
        finishedAt: null,
      });
      const grants = await collectGrants(ctx, tx, reviewId);
      await due.set(tx, 'accessReview', reviewId, today);
      ctx.emit(accessReviewStarted, { reviewId, grants, dueOn });
      return { reviewId, grants, dueOn };
    });
    return refuseDuplicates(started, oneRuns);
  }

  @Handles(changeReviewSettings)
  async settings(
    { removesUnanswered: wanted }: Input<typeof changeReviewSettings>,
    ctx: Ctx,
  ): Promise<Output<typeof changeReviewSettings>> {
    await ctx.db.write(async (tx) => {
      const organization = await tx.lock(Organization, ctx.organizationId);
      if (organization.reviewRemovesUnanswered === wanted) return;
      await tx.update(Organization, organization, { reviewRemovesUnanswered: wanted });
      ctx.emit(reviewSettingsChanged, { removesUnanswered: wanted });
    });
    return {};
  }

  @Handles(listReviewedGrants)
  grants(input: Input<typeof listReviewedGrants>, ctx: Ctx) {
    return listOfGrants(ctx, input);
  }

  @Handles(exportAccessReview)
  async export(input: Input<typeof exportAccessReview>, ctx: Ctx): Promise<Output<typeof exportAccessReview>> {
    return exportOf(ctx, 'access-review', listReviewedGrants, columns, await grantsForFile(ctx, input));
  }
}
