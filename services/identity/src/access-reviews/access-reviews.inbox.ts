import { myAccessReview } from '@talent-os/contracts/identity/access-reviews.js';
import { inboxRow, type InboxSource } from '@talent-os/service-kit/inbox/inbox';
import { grantsOfCaller, openReview } from './reviewers.queries.js';

/** One row for all of them: each grant is judged with the others in view. */
export const accessReviews: InboxSource = {
  access: myAccessReview.access,
  rows: async (ctx) => {
    const review = await openReview(ctx.db);
    if (!review) return [];
    const { id, dueOn, flaggedOn, startedAt } = review;
    const { waiting } = await grantsOfCaller(ctx, id, 1);
    if (waiting === 0) return [];
    return [
      inboxRow('accessReview', {
        id,
        title: waiting === 1 ? 'Review a grant of access' : `Review ${waiting} grants of access`,
        reason: ['Keep or remove what your people hold', flaggedOn && 'second notice'],
        link: '/user?view=access-review',
        since: startedAt,
        dueOn,
      }),
    ];
  },
};
