import { scorecardsOverdue } from '@talent-os/contracts/talent/interview-events.js';
import type { Ctx } from '@talent-os/service-kit';
import { due } from '../due.js';
import { cardsOf, eventPayload } from './interview-event.js';
import { Interview } from './interview.entity.js';
import { missingCards, nextReminderAt } from './scorecard.rules.js';

/** Reminds who owes a scorecard, once its moment has come. The row is locked: a second round finds the moment moved on. */
export const remind = (ctx: Ctx, id: string): Promise<void> =>
  ctx.db.write(async (tx) => {
    const interview = await tx.lock(Interview, id);
    if (!(await due.isDue(tx, 'scorecards', id, ctx.now))) return;
    const missingIds = missingCards({ ...interview, cardsOf: await cardsOf(tx, id) });
    if (missingIds.length === 0) {
      await due.set(tx, 'scorecards', id, undefined);
      return;
    }
    const reminded = interview.reminded + 1;
    await tx.update(Interview, interview, { reminded });
    await due.set(tx, 'scorecards', id, nextReminderAt(ctx.now, reminded));
    ctx.emit(scorecardsOverdue, { ...(await eventPayload(tx, interview)), missingIds });
  }, 'bookkeeping');
