import type { Input } from '@talent-os/contracts';
import type { updateGoal } from '@talent-os/contracts/productivity/goals.js';
import { DomainError, type Transaction } from '@talent-os/service-kit';
import { goalScore, type Measurement } from './goal.rules.js';
import { KeyResult } from './key-result.entity.js';

type KeyResultInput = Input<typeof updateGoal>['keyResults'][number];
/** How sure people are of a key result they have just written down. */
const FIRST_CONFIDENCE = 5;

export const measuredOf = ({ startValue, targetValue, currentValue }: KeyResult): Measurement => ({
  start: startValue,
  target: targetValue,
  current: currentValue,
});

export const keyResultsOf = (tx: Transaction, goalId: string): Promise<KeyResult[]> =>
  tx.findAll(KeyResult, { goalId }, { position: 'ASC' });

/**
 * Makes the key results of a goal the wanted ones, in their order: those with an id are changed, those without are new,
 * those that are missing go. Where nobody has measured yet the current value follows the start. Answers the goal's score.
 */
export async function writeKeyResults(
  tx: Transaction,
  goalId: string,
  results: readonly KeyResultInput[],
): Promise<number> {
  const known = new Map((await keyResultsOf(tx, goalId)).map((one) => [one.id, one]));
  const measured: Measurement[] = [];
  for (const [position, { id, title, start, target, unit }] of results.entries()) {
    const facts = { position, title, startValue: start, targetValue: target, unit };
    if (id === undefined) {
      await tx.insert(KeyResult, { goalId, ...facts, currentValue: start, confidence: FIRST_CONFIDENCE });
      measured.push({ start, target, current: start });
      continue;
    }
    const before = known.get(id);
    if (!before) throw new DomainError('resource.missing');
    known.delete(id);
    const untouched = before.currentValue === before.startValue;
    const after = await tx.update(KeyResult, before, { ...facts, ...(untouched && { currentValue: start }) });
    measured.push(measuredOf(after));
  }
  for (const gone of known.values()) await tx.remove(KeyResult, gone);
  return goalScore(measured);
}
