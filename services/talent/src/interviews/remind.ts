import { scorecardsOverdue } from '@talent-os/contracts/talent/interview-events.js';
import type { Ctx } from '@talent-os/service-kit';
import { awaitMoment } from '../moments/awaited-moments.queries.js';
import { cardsOf, factOf } from './interview.fact.js';
import { Interview } from './interview.entity.js';
import { missingCards, nextReminderAt } from './scorecard.rules.js';

/** Reminds who owes a scorecard, once its time has come. How often stands on the locked row: a second round finds it told. */
export const remind = (ctx: Ctx, id: string): Promise<void> =>
  ctx.db.write(async (tx) => {
    const interview = await tx.lock(Interview, id);
    const missingIds = missingCards({ ...interview, cardsOf: await cardsOf(tx, id) });
    const due = interview.endAt && nextReminderAt(interview.endAt, interview.reminded);
    const again = missingIds.length > 0;
    if (again && due && due <= ctx.now) {
      await tx.update(Interview, interview, { reminded: interview.reminded + 1 });
      ctx.emit(scorecardsOverdue, { ...(await factOf(tx, interview)), missingIds });
    }
    const next = again && interview.endAt ? nextReminderAt(interview.endAt, interview.reminded) : undefined;
    await awaitMoment(tx, 'scorecards', id, next);
  }, 'bookkeeping');
