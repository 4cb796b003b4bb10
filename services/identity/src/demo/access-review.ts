import type { Ctx, DemoPerson, Transaction } from '@talent-os/service-kit';
import { addDays, dayOf } from '@talent-os/service-kit/calendar';
import { AccessReview } from '../access-reviews/access-review.entity.js';
import { collectGrants } from '../access-reviews/access-reviews.queries.js';
import { dueFrom } from '../access-reviews/review.rules.js';

/** Everybody answered within ten days; who started it could not answer for themselves. */
const ANSWER = `
  update identity.reviewed_grant set state = case when person_name = $3 then 'flagged' else 'kept' end,
    decided_by_name = case when person_name <> $3 then coalesce(reviewer_name, $3) end,
    decided_at = case when person_name <> $3 then created_at + (1 + ascii(right(id::text, 1)) % 10) * interval '25 hours' end
  where organization_id = $1 and review_id = $2`;

/** The review of access of last quarter, which ended a week after its second notice. */
export async function insertAccessReview(
  ctx: Ctx,
  tx: Transaction,
  people: readonly DemoPerson[],
  startedAt: Date,
): Promise<void> {
  const { firstName, lastName } = people.find(({ email }) => email.startsWith('org.admin@'))!;
  const startedByName = `${firstName} ${lastName}`;
  const dueOn = dueFrom(dayOf(startedAt));
  const { id } = await tx.insert(AccessReview, {
    createdAt: startedAt,
    state: 'finished',
    startedByName,
    dueOn,
    remindedOn: addDays(dueOn, 1),
    flaggedOn: addDays(dueOn, 1),
    finishedAt: new Date(`${addDays(dueOn, 8)}T09:00:00Z`),
  });
  await collectGrants(ctx, tx, id, startedAt);
  await tx.execute(ANSWER, [id, startedByName]);
}
