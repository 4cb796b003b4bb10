import { Controller } from '@nestjs/common';
import type { Payload } from '@talent-os/contracts';
import { applicationHired } from '@talent-os/contracts/talent/applications.js';
import { transitionMoved } from '@talent-os/contracts/talent/transition-events.js';
import { runningTransitions } from '@talent-os/contracts/talent/transition-states.js';
import { Listens, type Ctx, type Transaction } from '@talent-os/service-kit';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { In } from 'typeorm';
import { Position } from '../positions/position.entity.js';
import { setApprovalDue } from './approval-due.js';
import { inTurn } from './approval.rules.js';
import { setTransitionDue } from '../due.js';
import { moveTo } from './change-transition.js';
import { currentManagerOf, teamManagerOf } from '../positions/current-manager.js';
import { askedFor, chainOfHire } from './move-chain.js';
import { transitionMovedPayload, seatsOf } from './transition-event.js';
import { freeSeat, seatHeldBy } from './seats.js';
import { Transition } from './transition.entity.js';
import { typeOfMove } from './transition.rules.js';

const REPLACED = 'Replaced by an accepted offer';

/** A colleague who accepts an offer moves: the receiving manager agreed by the offer, the current one and HR are asked. */
@Controller()
export class HiredListener {
  @Listens(applicationHired)
  async begin(hired: Payload<typeof applicationHired>, ctx: Ctx): Promise<void> {
    if (hired.source !== 'internal') return;
    const [teamManager, timezone, workflow] = await Promise.all([
      teamManagerOf(ctx, hired.userId),
      timezoneOf(ctx),
      askedFor(ctx, hired.positionId),
    ]);
    await ctx.db.write(async (tx) => {
      if (await tx.find(Transition, { applicationId: hired.applicationId })) return;
      await endOthers(tx, ctx, hired);
      const to = await tx.get(Position, hired.positionId);
      const from = await seatHeldBy(tx, hired.userId, to.id);
      const request = {
        employeeId: hired.userId,
        department: to.department,
        receivingId: hired.hiringManagerId,
        currentId: currentManagerOf(hired.userId, from, teamManager),
        agreedById: hired.hiringManagerId,
        at: ctx.now.toISOString(),
      };
      const { approvals, workflowNumber } = chainOfHire(workflow, request);
      const transition = await tx.insert(Transition, {
        employeeId: hired.userId,
        type: typeOfMove(from, to),
        fromPositionId: from?.id ?? null,
        toPositionId: to.id,
        effectiveDate: hired.startDate,
        status: 'in_review',
        applicationId: hired.applicationId,
        requestedById: null,
        note: null,
        reason: null,
        approvals: inTurn(approvals, ctx.now, timezone),
        workflowNumber,
        completedAt: null,
      });
      await setApprovalDue(tx, transition, timezone);
      ctx.emit(transitionMoved, transitionMovedPayload(transition, { to, from }));
    });
  }
}

/** Of a person, one transition runs at a time: what they signed counts. The seat they signed for stays theirs. */
async function endOthers(
  tx: Transaction,
  ctx: Ctx,
  { userId: employeeId, positionId }: Payload<typeof applicationHired>,
): Promise<void> {
  const running = await tx.findAll(Transition, { employeeId, status: In(runningTransitions) });
  for (const { id } of running) {
    const transition = await tx.lock(Transition, id);
    const seats = await seatsOf(tx, transition);
    if (transition.toPositionId !== positionId) await freeSeat(tx, ctx, transition, seats);
    await moveTo({ tx, ctx, transition, seats }, 'cancelled', { reason: REPLACED });
    await setTransitionDue(tx, transition);
  }
}
