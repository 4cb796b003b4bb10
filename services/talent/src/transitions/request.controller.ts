import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { namePeople } from '@talent-os/contracts/identity/directory.js';
import { requestTransition, reviewTransition } from '@talent-os/contracts/talent/transition-changes.js';
import { transitionMoved } from '@talent-os/contracts/talent/transition-events.js';
import { Handles, DomainError, refuseDuplicates, type Ctx, type Transaction } from '@talent-os/service-kit';
import { timezoneOf, todayOf } from '@talent-os/service-kit/people/timezone-of';
import { Position } from '../positions/position.entity.js';
import { setApprovalDue } from './approval-due.js';
import { inTurn } from './approval.rules.js';
import { callerOf } from './caller.js';
import { changeTransition, moveTo, requireAllowed } from './change-transition.js';
import { currentManagerOf, teamManagerOf } from '../positions/current-manager.js';
import { detailOf } from './detail.js';
import { askedFor, chainOfMove, type Asked } from './move-chain.js';
import { transitionMovedPayload } from './transition-event.js';
import { seatHeldBy } from './seats.js';
import { Transition } from './transition.entity.js';
import { typeRefusal } from './transition.rules.js';
import { isColleague } from '../people/is-colleague.js';

@Controller()
export class TransitionRequestController {
  @Handles(requestTransition)
  async request(asked: Input<typeof requestTransition>, ctx: Ctx) {
    await colleagueOnly(ctx, asked.employeeId);
    if (asked.effectiveDate < (await todayOf(ctx))) throw new DomainError('transition.day');
    const [teamManager, timezone, workflow] = await Promise.all([
      teamManagerOf(ctx, asked.employeeId),
      timezoneOf(ctx),
      askedFor(ctx, asked.toPositionId),
    ]);
    const written = ctx.db.write((tx) => ask(tx, ctx, asked, { teamManager, timezone, workflow }));
    const id = await refuseDuplicates(written, { transition_running: 'transition.running' });
    return detailOf(ctx, id);
  }

  @Handles(reviewTransition)
  async review(about: Input<typeof reviewTransition>, ctx: Ctx) {
    const timezone = await timezoneOf(ctx);
    return changeTransition(ctx, about, async (held) => {
      const { tx, transition, caller } = held;
      requireAllowed(caller.userId !== transition.employeeId);
      await moveTo(held, 'in_review', { approvals: inTurn(transition.approvals, ctx.now, timezone) });
      await setApprovalDue(tx, transition, timezone);
    });
  }
}

/** Only people who work here move from seat to seat: applicants and strangers are nobody's colleagues. */
async function colleagueOnly(ctx: Ctx, employeeId: string): Promise<void> {
  const { people } = await ctx.call(namePeople, { ids: [employeeId] });
  if (!people.some(isColleague)) throw new DomainError('resource.missing');
}

/** What is read before a transaction. */
type Beforehand = { readonly teamManager: string | null; readonly timezone: string; readonly workflow: Asked };

/** Asks for the transition; by who manages transitions it is in review at once. A seat of others is missing for who hires. */
async function ask(
  tx: Transaction,
  ctx: Ctx,
  asked: Input<typeof requestTransition>,
  { teamManager, timezone, workflow }: Beforehand,
): Promise<string> {
  const { employeeId, toPositionId, type, effectiveDate, note } = asked;
  const caller = callerOf(ctx);
  const to = await tx.lock(Position, toPositionId);
  const from = await seatHeldBy(tx, employeeId, toPositionId);
  const concerned = [to.hiringManagerId, from?.hiringManagerId].includes(caller.userId);
  if (!caller.managesAll && !concerned) throw new DomainError('resource.missing');
  if (to.status !== 'open') throw new DomainError('transition.seat');
  const refusal = typeRefusal(type, from, to);
  if (refusal) throw new DomainError(refusal);
  const asking = {
    employeeId,
    department: to.department,
    receivingId: to.hiringManagerId,
    currentId: currentManagerOf(employeeId, from, teamManager),
    agreedById: caller.userId,
    at: ctx.now.toISOString(),
  };
  const { approvals, workflowNumber } = chainOfMove(workflow, asking);
  const transition = await tx.insert(Transition, {
    employeeId,
    type,
    fromPositionId: from?.id ?? null,
    toPositionId,
    effectiveDate,
    status: caller.managesAll ? 'in_review' : 'requested',
    applicationId: null,
    requestedById: caller.userId,
    note: note || null,
    reason: null,
    approvals: caller.managesAll ? inTurn(approvals, ctx.now, timezone) : approvals,
    workflowNumber,
    completedAt: null,
  });
  await setApprovalDue(tx, transition, timezone);
  ctx.emit(transitionMoved, transitionMovedPayload(transition, { to, from }));
  return transition.id;
}
