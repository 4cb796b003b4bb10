import type { ErrorCode } from '@talent-os/contracts';
import { transitionCompleted } from '@talent-os/contracts/talent/transition-events.js';
import { DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { setTransitionDue } from '../due.js';
import type { Seats } from './transition-event.js';
import { HandoverTask } from './handover-task.entity.js';
import { keepSeat, leaveSeat } from './seats.js';
import { Transition } from './transition.entity.js';
import { completionRefusal } from './transition.rules.js';

/** Why a transition cannot be completed today, by its own handover; undefined where it can. */
export async function completionBlocker(
  tx: Transaction,
  transition: Transition,
  today: Day,
): Promise<ErrorCode | undefined> {
  const tasks = await tx.findAll(HandoverTask, { transitionId: transition.id });
  return completionRefusal(transition, tasks.filter(({ doneAt }) => !doneAt).length, today);
}

/**
 * Completes a locked transition: the person sits in the new seat, the old one is open, and whoever follows people hears of
 * title, manager and role. Refused before its day (`today` is the organization's), with open tasks, and a second time.
 */
export async function complete(
  tx: Transaction,
  ctx: Pick<Ctx, 'now' | 'emit'>,
  transition: Transition,
  seats: Seats,
  today: Day,
): Promise<void> {
  const refusal = await completionBlocker(tx, transition, today);
  if (refusal) throw new DomainError(refusal);
  await keepSeat(tx, ctx, transition, seats);
  await leaveSeat(tx, ctx, transition, seats);
  await tx.update(Transition, transition, { status: 'completed', completedAt: ctx.now });
  await setTransitionDue(tx, transition);
  const { to, from } = seats;
  ctx.emit(transitionCompleted, {
    transitionId: transition.id,
    employeeId: transition.employeeId,
    fromPositionId: transition.fromPositionId,
    toPositionId: transition.toPositionId,
    title: to.title,
    department: to.department,
    industry: to.industry,
    role: to.role,
    managerId: to.hiringManagerId,
    from: from && { industry: from.industry, role: from.role },
    effectiveDate: transition.effectiveDate,
  });
}
