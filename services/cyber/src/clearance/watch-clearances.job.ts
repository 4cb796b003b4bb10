import { Injectable } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { clearanceDue, watchClearances } from '@talent-os/contracts/cyber/clearance-events.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { forEachDueToday } from '@talent-os/service-kit/due/for-each-due';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { due, setClearanceDue } from '../due.js';
import { Clearance } from './clearance.entity.js';
import { noticesOf } from './notice.rules.js';

@Injectable()
export class WatchClearances {
  @Works(watchClearances)
  work(_data: JobData<typeof watchClearances>, ctx: Ctx): Promise<void> {
    return forEachDueToday(ctx, due, 'clearance', tellClearance);
  }
}

/**
 * Tells of a clearance what is due now. What was told stands on the locked row, in the transaction that tells it: a
 * second round finds nothing left to tell.
 */
export async function tellClearance(ctx: Ctx, id: string): Promise<void> {
  const today = await todayOf(ctx);
  await ctx.db.write(async (tx) => {
    const clearance = await tx.lock(Clearance, id);
    const notices = noticesOf(clearance, clearance.told, today);
    if (notices.length > 0) {
      const told = Object.fromEntries(notices.map(({ date, threshold }) => [date, threshold]));
      await tx.update(Clearance, clearance, { told: { ...clearance.told, ...told } });
      for (const { date, daysLeft } of notices) ctx.emit(clearanceDue, { userId: clearance.userId, daysLeft, date });
    }
    await setClearanceDue(tx, clearance);
  }, 'bookkeeping');
}
