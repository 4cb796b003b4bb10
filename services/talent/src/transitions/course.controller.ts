import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  cancelTransition,
  completeTransition,
  scheduleTransition,
  startHandover,
} from '@talent-os/contracts/talent/transition-changes.js';
import { handoverChanged } from '@talent-os/contracts/talent/transition-events.js';
import { runningTransitions } from '@talent-os/contracts/talent/transition-states.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { changeTransition, moveTo, requireAllowed, type LockedTransition } from './change-transition.js';
import { complete } from './complete-transition.js';
import { eventPayload } from './transition-event.js';
import { checklistFor } from './handover.rules.js';
import { HandoverTask } from './handover-task.entity.js';
import { managesTransition } from './may.rules.js';
import { freeSeat } from './seats.js';
import { Transition } from './transition.entity.js';

const requireManager = ({ transition, managerIds, caller }: LockedTransition) =>
  requireAllowed(managesTransition(transition, managerIds, caller));

@Controller()
export class TransitionCourseController {
  @Handles(scheduleTransition)
  async schedule({ effectiveDate, ...about }: Input<typeof scheduleTransition>, ctx: Ctx) {
    const today = await todayOf(ctx);
    return changeTransition(ctx, about, async (held) => {
      requireManager(held);
      const { tx, transition, seats } = held;
      if (!runningTransitions.includes(transition.status)) throw new DomainError('transition.state');
      if (effectiveDate < today) throw new DomainError('transition.day');
      await tx.update(Transition, transition, { effectiveDate });
      ctx.emit(handoverChanged, { ...eventPayload(transition, seats), what: 'day', ownerIds: [] });
    });
  }

  @Handles(startHandover)
  async start(about: Input<typeof startHandover>, ctx: Ctx) {
    const today = await todayOf(ctx);
    return changeTransition(ctx, about, async (held) => {
      requireManager(held);
      const { tx, transition, seats } = held;
      await moveTo(held, 'in_progress');
      const receiving = seats.to.hiringManagerId;
      const current = transition.approvals.find(({ step }) => step === 'current')?.decidedById ?? receiving;
      const tasks = checklistFor(
        { employee: transition.employeeId, current, receiving },
        transition.effectiveDate,
        today,
      );
      await tx.insertAll(
        HandoverTask,
        tasks.map((task) => ({ ...task, transitionId: transition.id, doneAt: null, doneById: null })),
      );
      const ownerIds = [...new Set(tasks.map(({ ownerId }) => ownerId))];
      ctx.emit(handoverChanged, { ...eventPayload(transition, seats), what: 'task', ownerIds });
    });
  }

  @Handles(completeTransition)
  async complete(about: Input<typeof completeTransition>, ctx: Ctx) {
    const today = await todayOf(ctx);
    return changeTransition(ctx, about, async (held) => {
      requireManager(held);
      await complete(held.tx, ctx, held.transition, held.seats, today);
    });
  }

  @Handles(cancelTransition)
  cancel({ reason, ...about }: Input<typeof cancelTransition>, ctx: Ctx) {
    return changeTransition(ctx, about, async (held) => {
      const { tx, transition, seats, managerIds, caller } = held;
      requireAllowed(managesTransition(transition, managerIds, caller) || transition.requestedById === caller.userId);
      await freeSeat(tx, ctx, transition, seats);
      await moveTo(held, 'cancelled', { reason });
    });
  }
}
