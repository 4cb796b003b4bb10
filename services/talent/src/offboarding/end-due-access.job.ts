import { Injectable } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { endDueAccess } from '@talent-os/contracts/talent/offboarding-events.js';
import { DomainError, Works, type Ctx } from '@talent-os/service-kit';
import { minutesAfter } from '@talent-os/service-kit/calendar';
import { forEachDue } from '@talent-os/service-kit/due/for-each-due';
import { due } from '../due.js';
import { endAccessOf } from './access.js';
import { Offboarding } from './offboarding.entity.js';
import { isRunning } from './offboarding.rules.js';

/** Access that cannot end, of the only administrator there is by now, is tried again after so many minutes. */
const AGAIN_MINUTES = 15;

@Injectable()
export class EndDueAccess {
  @Works(endDueAccess)
  work(_: JobData<typeof endDueAccess>, ctx: Ctx): Promise<void> {
    return forEachDue(ctx, due, 'leaving', endInTime);
  }
}

async function endInTime(ctx: Ctx, id: string): Promise<void> {
  const found = await ctx.db.write(async (tx) => {
    const offboarding = await tx.lock(Offboarding, id);
    if (isRunning(offboarding) && offboarding.accessEndedAt === null) return { id, employeeId: offboarding.employeeId };
    await due.set(tx, 'leaving', id, undefined);
    return undefined;
  }, 'bookkeeping');
  if (!found) return;
  try {
    await endAccessOf(ctx, found, null);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'role.lastAdministrator') throw error;
    ctx.log.warn({ offboardingId: id }, 'the only administrator keeps their access beyond their last day');
    await ctx.db.write((tx) => due.set(tx, 'leaving', id, minutesAfter(ctx.now, AGAIN_MINUTES)), 'bookkeeping');
  }
}
