import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { CHECK_IN_DAYS } from '@talent-os/contracts/productivity/goal-states.js';
import { checkIn } from '@talent-os/contracts/productivity/goals.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import { addDays } from '@talent-os/service-kit/calendar';
import { clockOf } from '../clock.js';
import { setCheckInDue } from '../due.js';
import { GoalCheckIn } from './goal-check-in.entity.js';
import { Goal } from './goal.entity.js';
import { goalScore } from './goal.rules.js';
import { goalAfter } from './goals.queries.js';
import { KeyResult } from './key-result.entity.js';
import { keyResultsOf, measuredOf } from './key-results.js';
import { ownerOf } from './viewer.js';
import { emitGoalChanged } from './goal-changed.js';

@Controller()
export class CheckInsController {
  @Handles(checkIn)
  async checkIn({ goalId, version, note, values }: Input<typeof checkIn>, ctx: Ctx) {
    const [owner, { today }] = await Promise.all([ownerOf(ctx), clockOf(ctx)]);
    return ctx.db.write(async (tx) => {
      const goal = await tx.lock(Goal, { id: goalId, ownerId: ctx.userId }, version);
      const keyResults = await keyResultsOf(tx, goalId);
      const known = new Map(keyResults.map((one) => [one.id, one]));
      if (goal.status !== 'active' || !values.every(({ keyResultId }) => known.has(keyResultId)))
        throw new DomainError('goal.running');
      for (const { keyResultId, value, confidence } of values)
        await tx.update(KeyResult, known.get(keyResultId)!, { currentValue: value, confidence });
      const score = goalScore(keyResults.map(measuredOf));
      await tx.insert(GoalCheckIn, { goalId, note: note || null, score, noted: [...values] });
      const checkInDueOn = addDays(today, CHECK_IN_DAYS);
      await tx.update(Goal, goal, { score, lastCheckInAt: ctx.now, checkInDueOn });
      await setCheckInDue(tx, goal);
      emitGoalChanged(ctx, goal, 'checkedIn');
      return goalAfter(tx, owner, goalId);
    });
  }
}
