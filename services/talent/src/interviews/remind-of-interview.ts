import { interviewNear } from '@talent-os/contracts/talent/interview-events.js';
import type { Ctx } from '@talent-os/service-kit';
import { due } from '../due.js';
import { eventPayload } from './interview-event.js';
import { Interview } from './interview.entity.js';
import { remindedHours, reminderAt } from './interview.rules.js';

/**
 * Reminds both sides of an interview, once its moment has come. The row is locked and the moment goes with what is told:
 * a second round finds the next one. What has begun meanwhile, or been called off, is told to nobody.
 */
export const remindOfInterview = (ctx: Ctx, id: string): Promise<void> =>
  ctx.db.write(async (tx) => {
    const interview = await tx.lock(Interview, id);
    if (interview.status !== 'scheduled' || !(await due.isDue(tx, 'interview', id, ctx.now))) return;
    const { startAt } = interview;
    await due.set(tx, 'interview', id, startAt ? reminderAt(startAt, ctx.now) : undefined);
    if (startAt && startAt > ctx.now)
      ctx.emit(interviewNear, {
        ...(await eventPayload(tx, interview)),
        start: startAt.toISOString(),
        hours: remindedHours(startAt, ctx.now),
      });
  }, 'bookkeeping');
