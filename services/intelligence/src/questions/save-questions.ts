import type { TitledQuestion } from '@talent-os/contracts/facts/starters.js';
import { MOST_QUESTIONS } from '@talent-os/contracts/intelligence/questions.js';
import { DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { SavedQuestion } from './saved-question.entity.js';

/** Keeps questions of the caller's, whose fields are known to be there; their ids. */
export async function saveQuestions(
  tx: Transaction,
  { userId }: Ctx,
  questions: readonly TitledQuestion[],
): Promise<string[]> {
  await tx.advisoryLock(`questions ${userId}`);
  const own = await tx.findAll(SavedQuestion, { personId: userId });
  if (own.length + questions.length > MOST_QUESTIONS) throw new DomainError('question.many');
  const ids: string[] = [];
  for (const { title, dataset, of, field, groups, filters, chart, days } of questions) {
    const { id } = await tx.insert(SavedQuestion, {
      personId: userId,
      title,
      dataset,
      measure: of,
      field: field ?? null,
      groups: groups ?? null,
      filters: filters ?? null,
      chart,
      days,
    });
    ids.push(id);
  }
  return ids;
}
