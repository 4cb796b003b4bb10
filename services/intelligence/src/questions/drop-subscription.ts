import type { Transaction } from '@talent-os/service-kit';
import { due } from '../due.js';
import type { SavedQuestion } from './saved-question.entity.js';

/** `$2` whose, `$3` the question. */
const DROP = `
  delete from intelligence.question_subscription
  where organization_id = $1 and person_id = $2::uuid and saved_question_id = $3::uuid returning id`;

/** A question that is deleted is told of no more. */
export async function dropSubscriptionTo(
  tx: Transaction,
  { id, personId }: Pick<SavedQuestion, 'id' | 'personId'>,
): Promise<void> {
  for (const subscription of await tx.execute<{ id: string }>(DROP, [personId, id]))
    await due.set(tx, 'subscription', subscription.id, undefined);
}
