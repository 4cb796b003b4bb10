import type { Payload } from '@talent-os/contracts';
import { goalChanged, sharedGoalChanged } from '@talent-os/contracts/productivity/goals.js';
import type { Ctx } from '@talent-os/service-kit';
import type { Goal } from './goal.entity.js';

type Change = Payload<typeof goalChanged>['change'];
type Sharing = Pick<Goal, 'visibility' | 'status'>;

export const isShared = ({ visibility, status }: Sharing): boolean => visibility !== 'private' && status !== 'draft';

/** Tells the owner's browsers; everybody's, where others can read it or could before. */
export function emitGoalChanged(ctx: Ctx, goal: Goal, change: Change, wasShared = false): void {
  const fact = { goalId: goal.id, userId: goal.ownerId, change };
  ctx.emit(goalChanged, fact);
  if (wasShared || isShared(goal)) ctx.emit(sharedGoalChanged, fact);
}
