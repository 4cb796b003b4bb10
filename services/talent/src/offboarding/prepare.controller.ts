import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { namePeople } from '@talent-os/contracts/identity/directory.js';
import { handOverHolding, recordExitInterview, tickOffboardingTask } from '@talent-os/contracts/talent/offboarding.js';
import { DomainError, Handles, type Ctx, type Transaction } from '@talent-os/service-kit';
import { isColleague } from '../people/is-colleague.js';
import { changeOffboarding, refuse } from './change-offboarding.js';
import { ExitInterview } from './exit-interview.entity.js';
import { OffboardingHandover } from './offboarding-handover.entity.js';
import { OffboardingTask } from './offboarding-task.entity.js';
import { Offboarding } from './offboarding.entity.js';
import { isRunning } from './offboarding.rules.js';

const TASK = 'select t.offboarding_id as id from talent.offboarding_task t where t.organization_id = $1 and t.id = $2';

/** What is done until somebody has left: tasks, handovers, the exit interview. */
@Controller()
export class PrepareOffboardingController {
  @Handles(tickOffboardingTask)
  async tick({ offboardingTaskId, done }: Input<typeof tickOffboardingTask>, ctx: Ctx) {
    const of = await ctx.db.readOne<{ id: string }>(TASK, [offboardingTaskId]);
    if (!of) throw new DomainError('resource.missing');
    return changeOffboarding(ctx, { offboardingId: of.id }, 'task', async (tx, offboarding) => {
      await getGoing(tx, offboarding);
      const task = await tx.lock(OffboardingTask, offboardingTaskId);
      await tx.update(OffboardingTask, task, {
        doneAt: done ? (task.doneAt ?? ctx.now) : null,
        doneById: done ? (task.doneById ?? ctx.userId) : null,
      });
    });
  }

  @Handles(handOverHolding)
  async handOver({ kind, toId, ...about }: Input<typeof handOverHolding>, ctx: Ctx) {
    const { people } = await ctx.call(namePeople, { ids: [toId], activeOnly: true });
    if (!people.some(isColleague)) throw new DomainError('resource.missing');
    return changeOffboarding(ctx, about, 'handover', async (tx, offboarding) => {
      await getGoing(tx, offboarding);
      const leaves = toId === offboarding.employeeId || (await leavesToo(tx, toId));
      refuse(leaves ? 'offboarding.taker' : undefined);
      const of = { offboardingId: offboarding.id, kind };
      const known = await tx.find(OffboardingHandover, of);
      if (known) await tx.update(OffboardingHandover, known, { toId });
      else await tx.insert(OffboardingHandover, { ...of, toId });
    });
  }

  @Handles(recordExitInterview)
  record({ heldOn, themes, wouldReturn, note = '', ...about }: Input<typeof recordExitInterview>, ctx: Ctx) {
    return changeOffboarding(ctx, about, 'interview', async (tx, offboarding) => {
      refuse(offboarding.status === 'cancelled' ? 'offboarding.state' : undefined);
      const said = { heldOn, themes: [...new Set(themes)], wouldReturn, note };
      const known = await tx.find(ExitInterview, { offboardingId: offboarding.id });
      refuse(known && known.heldById !== ctx.userId ? 'offboarding.interviewed' : undefined);
      if (known) await tx.update(ExitInterview, known, said);
      else await tx.insert(ExitInterview, { ...said, offboardingId: offboarding.id, heldById: ctx.userId });
      // Whoever reads the offboarding sees that there is one.
      await tx.update(Offboarding, offboarding, { status: offboarding.status });
    });
  }
}

/** Whatever is done first takes an offboarding under way; nothing is done about one that is over. */
async function getGoing(tx: Transaction, offboarding: Offboarding): Promise<void> {
  refuse(isRunning(offboarding) ? undefined : 'offboarding.state');
  await tx.update(Offboarding, offboarding, { status: 'in_progress' });
}

const leavesToo = async (tx: Transaction, employeeId: string): Promise<boolean> =>
  (await tx.findAll(Offboarding, { employeeId })).some(isRunning);
