import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { namePeople } from '@talent-os/contracts/identity/directory.js';
import {
  addHandoverTask,
  removeHandoverTask,
  tickHandoverTask,
} from '@talent-os/contracts/talent/transition-changes.js';
import { handoverChanged } from '@talent-os/contracts/talent/transition-events.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import { changeTransition, requireAllowed, type LockedTransition } from './change-transition.js';
import { eventPayload } from './transition-event.js';
import { HandoverTask } from './handover-task.entity.js';
import { worksOnHandover } from './may.rules.js';
import { isColleague } from '../people/is-colleague.js';

/** Who does not hand over in the transition cannot change its checklist, and nobody can while it is not being handed over. */
function requireHandoverAccess({ transition, managerIds, caller }: LockedTransition, task?: HandoverTask): void {
  requireAllowed(worksOnHandover(transition, managerIds, caller) || task?.ownerId === caller.userId);
  if (transition.status !== 'in_progress') throw new DomainError('transition.state');
}

@Controller()
export class HandoverController {
  @Handles(addHandoverTask)
  async add({ transitionId, title, ownerId, due }: Input<typeof addHandoverTask>, ctx: Ctx) {
    const { people } = await ctx.call(namePeople, { ids: [ownerId] });
    return changeTransition(ctx, { transitionId }, async (locked) => {
      requireHandoverAccess(locked);
      if (!people.some(isColleague)) throw new DomainError('transition.owner');
      await locked.tx.insert(HandoverTask, { transitionId, title, ownerId, due, doneAt: null, doneById: null });
      ctx.emit(handoverChanged, {
        ...eventPayload(locked.transition, locked.seats),
        what: 'task',
        ownerIds: [ownerId],
      });
    });
  }

  @Handles(tickHandoverTask)
  tick({ handoverTaskId, done }: Input<typeof tickHandoverTask>, ctx: Ctx) {
    return changeTask(ctx, handoverTaskId, async (locked, task) => {
      requireHandoverAccess(locked, task);
      if ((task.doneAt !== null) === done) return;
      const changes = done ? { doneAt: ctx.now, doneById: ctx.userId } : { doneAt: null, doneById: null };
      await locked.tx.update(HandoverTask, task, changes);
      ctx.emit(handoverChanged, {
        ...eventPayload(locked.transition, locked.seats),
        what: done ? 'done' : 'undone',
        ownerIds: [],
      });
    });
  }

  @Handles(removeHandoverTask)
  remove({ handoverTaskId }: Input<typeof removeHandoverTask>, ctx: Ctx) {
    return changeTask(ctx, handoverTaskId, async (locked, task) => {
      requireHandoverAccess(locked);
      requireAllowed(locked.caller.userId !== locked.transition.employeeId);
      if (task.doneAt) throw new DomainError('transition.state');
      await locked.tx.remove(HandoverTask, task);
      ctx.emit(handoverChanged, { ...eventPayload(locked.transition, locked.seats), what: 'task', ownerIds: [] });
    });
  }
}

/** Changes one task under the lock of its transition. */
async function changeTask(
  ctx: Ctx,
  taskId: string,
  work: (locked: LockedTransition, task: HandoverTask) => Promise<void>,
) {
  const found = await ctx.db.readExisting<{ transitionId: string }>(
    'select transition_id as "transitionId" from talent.handover_task where organization_id = $1 and id = $2',
    [taskId],
  );
  return changeTransition(ctx, found, async (locked) => {
    const task = locked.tasks.find(({ id }) => id === taskId);
    if (!task) throw new DomainError('resource.missing');
    await work(locked, task);
  });
}
