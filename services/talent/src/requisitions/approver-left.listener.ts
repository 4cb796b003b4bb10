import { Controller } from '@nestjs/common';
import type { Industry, Payload } from '@talent-os/contracts';
import { accountSwitched, roleRevoked } from '@talent-os/contracts/identity/events.js';
import { requisitionWaiting } from '@talent-os/contracts/talent/requisition-events.js';
import { awaitedStatuses } from '@talent-os/contracts/talent/requisition-states.js';
import { Listens, type Ctx } from '@talent-os/service-kit';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { texts } from '@talent-os/service-kit/sql/texts';
import { setRequisitionDue } from '../due.js';
import { approversFor, mayApprove } from '../workflows/approvers.js';
import { whoDecides } from '../workflows/chain.rules.js';
import { workflowOf } from '../workflows/versions.js';
import { currentStep, withoutApprover } from './approval.rules.js';
import { Requisition } from './requisition.entity.js';

/** Steps that ask somebody who has left, or may approve no more, go to the next who may decide them. */
@Controller()
export class ApproverLeft {
  @Listens(accountSwitched)
  async closed({ userId, status }: Payload<typeof accountSwitched>, ctx: Ctx): Promise<void> {
    if (status === 'disabled') await passOn(ctx, userId);
  }

  @Listens(roleRevoked)
  async revoked({ userId }: Payload<typeof roleRevoked>, ctx: Ctx): Promise<void> {
    await passOn(ctx, userId);
  }
}

type Waiting = {
  readonly id: string;
  readonly industry: Industry;
  readonly requesterId: string;
  readonly number: number;
};

const ASKING = `
  select r.id, r.industry, r.requester_id as "requesterId", r.workflow_number as number
  from talent.requisition r
  where r.organization_id = $1 and r.status in (${texts(awaitedStatuses)}) and r.workflow_number is not null
    and r.approvals @> jsonb_build_array(
      jsonb_build_object('decision', null, 'approverIds', jsonb_build_array($2::text)))
  order by r.id`;

async function passOn(ctx: Ctx, userId: string): Promise<void> {
  const waiting = await ctx.db.read<Waiting>(ASKING, [userId]);
  if (waiting.length === 0 || (await mayApprove(ctx, [userId], 'requisition')).length > 0) return;
  const timezone = await timezoneOf(ctx);
  for (const one of waiting) await passOnOne(ctx, one, userId, timezone);
}

async function passOnOne(ctx: Ctx, { id, number, ...request }: Waiting, leftId: string, timezone: string) {
  const { steps } = await workflowOf(ctx.db, 'requisition', number);
  const approvers = await approversFor(ctx, request, steps);
  await ctx.db.write(async (tx) => {
    const row = await tx.lock(Requisition, id);
    const was = currentStep(row.approvals);
    const next = ({ place }: { readonly place: number }) =>
      whoDecides(steps[place - 1]!, request.requesterId, approvers);
    const approvals = withoutApprover(row.approvals, leftId, next, ctx.now, timezone);
    const step = currentStep(approvals);
    if (!was || !step) return;
    const approverIds = [...step.approverIds];
    await tx.update(Requisition, row, { approvals, approverIds });
    await setRequisitionDue(tx, row, timezone);
    const told = approverIds.filter((one) => !was.approverIds.includes(one));
    if (told.length === 0) return;
    const { title, requesterId } = row;
    ctx.emit(requisitionWaiting, { requisitionId: id, title, requesterId, approverIds: told, cause: 'left' });
  });
}
