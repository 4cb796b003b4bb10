import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { leavingPerson, restoreAccess } from '@talent-os/contracts/identity/leaving.js';
import { cancelOffboarding, completeOffboarding, endLeaverAccess } from '@talent-os/contracts/talent/offboarding.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { endAccessOf, setLeavingDue } from './access.js';
import { changeOffboarding, refuse, type OffboardingRef } from './change-offboarding.js';
import { holdingsFor } from './holdings.js';
import { vacate } from './vacate.js';
import { OffboardingHandover } from './offboarding-handover.entity.js';
import { OffboardingTask } from './offboarding-task.entity.js';
import { Offboarding } from './offboarding.entity.js';
import { cancelRefusal, holdingRefusal, isRunning, standingRefusal } from './offboarding.rules.js';

/** How an offboarding ends: with the access, by staying after all, complete. */
@Controller()
export class EndOffboardingController {
  @Handles(endLeaverAccess)
  async endNow(about: Input<typeof endLeaverAccess>, ctx: Ctx) {
    const { employeeId } = await leaver(ctx, about);
    const { onlyAdministrator } = await ctx.call(leavingPerson, { userId: employeeId });
    await changeOffboarding(ctx, about, 'access', async (tx, offboarding) => {
      refuse(isRunning(offboarding) && offboarding.accessEndedAt === null ? undefined : 'offboarding.state');
      refuse(onlyAdministrator ? 'offboarding.administrator' : undefined);
      await tx.update(Offboarding, offboarding, { accessEndsAt: ctx.now });
      await setLeavingDue(tx, offboarding);
    });
    return { version: await endAccessOf(ctx, { id: about.offboardingId, employeeId }, ctx.userId) };
  }

  @Handles(cancelOffboarding)
  async cancel({ reason, ...about }: Input<typeof cancelOffboarding>, ctx: Ctx) {
    const today = await todayOf(ctx);
    const { employeeId } = await leaver(ctx, about);
    let ended = false;
    const answer = await changeOffboarding(ctx, about, 'cancelled', async (tx, offboarding) => {
      refuse(cancelRefusal(offboarding, today));
      ended = offboarding.accessEndedHere && offboarding.accessEndedAt !== null;
      await tx.update(Offboarding, offboarding, { status: 'cancelled', cancelReason: reason });
      await setLeavingDue(tx, offboarding);
    });
    // Where the organization has no room for them meanwhile, whoever cancels is told so, and an administrator makes room.
    if (ended) await ctx.call(restoreAccess, { userId: employeeId });
    return answer;
  }

  @Handles(completeOffboarding)
  async complete({ rehire, regretted, ...about }: Input<typeof completeOffboarding>, ctx: Ctx) {
    const { employeeId } = await leaver(ctx, about);
    const held = await holdingsFor(ctx, employeeId);
    return changeOffboarding(ctx, about, 'completed', async (tx, offboarding) => {
      const of = { offboardingId: offboarding.id };
      const tasks = await tx.findAll(OffboardingTask, of);
      refuse(standingRefusal(offboarding, tasks.filter(({ doneAt }) => !doneAt).length));
      const taken = await tx.findAll(OffboardingHandover, of);
      refuse(
        holdingRefusal(
          held,
          taken.map(({ kind }) => kind),
        ),
      );
      await vacate(tx, ctx, employeeId);
      await tx.update(Offboarding, offboarding, { status: 'completed', rehire, regretted, completedAt: ctx.now });
    });
  }
}

const LEAVER = `select o.employee_id as "employeeId" from talent.offboarding o where o.organization_id = $1 and o.id = $2`;

/** Whom an offboarding is about; asked before a transaction, because other services are. */
async function leaver(ctx: Ctx, { offboardingId }: OffboardingRef) {
  const found = await ctx.db.readOne<{ employeeId: string }>(LEAVER, [offboardingId]);
  if (!found) throw new DomainError('resource.missing');
  return found;
}
