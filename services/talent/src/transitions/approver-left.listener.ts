import { Controller } from '@nestjs/common';
import type { Industry, Payload } from '@talent-os/contracts';
import { accountSwitched, roleRevoked } from '@talent-os/contracts/identity/events.js';
import { transitionWaiting } from '@talent-os/contracts/talent/transition-events.js';
import { DEFAULT_NUMBER } from '@talent-os/contracts/talent/workflow-shapes.js';
import { Listens, type Ctx } from '@talent-os/service-kit';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { approversOfMove, mayApprove } from '../workflows/approvers.js';
import { workflowOf } from '../workflows/versions.js';
import { setApprovalDue } from './approval-due.js';
import { isManaged, namedFor, withoutApprover } from './approval.rules.js';
import { askedBy, eventPayload, seatsOf } from './transition-event.js';
import { Transition, type Approval } from './transition.entity.js';

/** Approvals of moves that ask somebody who has left, or holds the role no more, go to the next who may decide. */
@Controller()
export class TransitionApproverLeft {
  @Listens(accountSwitched)
  async moveApproverClosed({ userId, status }: Payload<typeof accountSwitched>, ctx: Ctx): Promise<void> {
    if (status === 'disabled') await passOn(ctx, userId);
  }

  @Listens(roleRevoked)
  async moveApproverRevoked({ userId }: Payload<typeof roleRevoked>, ctx: Ctx): Promise<void> {
    await passOn(ctx, userId);
  }
}

type Waiting = { readonly id: string; readonly industry: Industry; readonly number: number };

const ASKING = `
  select t.id, s.industry, t.workflow_number as number
  from talent.transition t join talent.position s on s.organization_id = $1 and s.id = t.to_position_id
  where t.organization_id = $1 and t.status in ('requested', 'in_review') and t.workflow_number is not null
    and t.approvals @> jsonb_build_array(
      jsonb_build_object('decision', 'pending', 'approverIds', jsonb_build_array($2::text)))
  order by t.id`;

async function passOn(ctx: Ctx, userId: string): Promise<void> {
  const waiting = await ctx.db.read<Waiting>(ASKING, [userId]);
  if (waiting.length === 0) return;
  const active = (await mayApprove(ctx, [userId], 'transition')).length > 0;
  const timezone = await timezoneOf(ctx);
  for (const one of waiting) await passOnOne(ctx, one, { userId, active }, timezone);
}

type Leaver = { readonly userId: string; readonly active: boolean };

async function passOnOne(ctx: Ctx, { id, industry, number }: Waiting, { userId, active }: Leaver, timezone: string) {
  const { steps } = await workflowOf(ctx.db, 'transition', number);
  const approvers = number === DEFAULT_NUMBER ? {} : await approversOfMove(ctx, industry, steps);
  await ctx.db.write(async (tx) => {
    const transition = await tx.lock(Transition, id);
    const seats = await seatsOf(tx, transition);
    const next = (place: number): Pick<Approval, 'approverIds' | 'passedToAdmin'> => {
      const step = steps[place - 1]!;
      // Who manages a seat is asked as long as they work here, whatever their roles.
      if (isManaged(step.approver) && active) return { approverIds: [userId], passedToAdmin: false };
      if (number === DEFAULT_NUMBER) return { approverIds: null, passedToAdmin: true };
      const { employeeId, requestedById: agreedById } = transition;
      return namedFor(step, { employeeId, agreedById, receivingId: null, currentId: null }, approvers, false);
    };
    const approvals = withoutApprover(transition.approvals, userId, next);
    const changed = approvals.filter((one, at) => one !== transition.approvals[at]);
    if (changed.length === 0) return;
    await tx.update(Transition, transition, { approvals });
    await setApprovalDue(tx, transition, timezone);
    if (transition.status !== 'in_review') return;
    const was = new Set(transition.approvals.flatMap(({ approverIds }) => approverIds ?? []));
    for (const one of changed) {
      const { approverIds, waitsFor } = askedBy([one]);
      const told = approverIds.filter((each) => !was.has(each));
      if (told.length + waitsFor.length === 0) continue;
      const about = eventPayload(transition, seats);
      ctx.emit(transitionWaiting, { ...about, step: one.step, approverIds: told, waitsFor, cause: 'left' });
    }
  });
}
