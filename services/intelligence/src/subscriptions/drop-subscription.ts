import type { Transaction } from '@talent-os/service-kit';
import { due } from '../due.js';
import type { SavedQuestion } from '../questions/saved-question.entity.js';
import { QuestionSubscription } from './question-subscription.entity.js';

/** A question that is deleted is told of no more. */
export async function dropSubscriptionTo(
  tx: Transaction,
  { id: savedQuestionId, personId }: Pick<SavedQuestion, 'id' | 'personId'>,
): Promise<void> {
  const subscription = await tx.find(QuestionSubscription, { personId, savedQuestionId });
  if (!subscription) return;
  await tx.remove(QuestionSubscription, subscription);
  await due.set(tx, 'subscription', subscription.id, undefined);
}
