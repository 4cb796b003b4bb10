import { Controller } from '@nestjs/common';
import type { Industry, Payload } from '@talent-os/contracts';
import { accountSwitched, roleRevoked } from '@talent-os/contracts/identity/events.js';
import { offerWaiting } from '@talent-os/contracts/talent/offer-events.js';
import { Listens, type Ctx } from '@talent-os/service-kit';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { Position } from '../positions/position.entity.js';
import { inTurn } from '../requisitions/approval.rules.js';
import { mayApprove } from '../workflows/approvers.js';
import { whoDecides } from '../workflows/chain.rules.js';
import { workflowOf } from '../workflows/versions.js';
import { setOfferApprovalDue } from './approval-due.js';
import { eventPayload } from './offer-event.js';
import { approversOfOffer } from './offer-chain.js';
import { Offer } from './offer.entity.js';
import { waitingApproval, withoutApprover } from './offer.rules.js';

/** Approvals of offers that ask somebody who has left, or may not approve any more, go to the next who may. */
@Controller()
export class OfferApproverLeft {
  @Listens(accountSwitched)
  async offerApproverClosed({ userId, status }: Payload<typeof accountSwitched>, ctx: Ctx): Promise<void> {
    if (status === 'disabled') await passOn(ctx, userId);
  }

  @Listens(roleRevoked)
  async offerApproverRevoked({ userId }: Payload<typeof roleRevoked>, ctx: Ctx): Promise<void> {
    await passOn(ctx, userId);
  }
}

type Waiting = {
  readonly id: string;
  readonly industry: Industry;
  readonly authorId: string;
  readonly hiringManagerId: string;
  readonly number: number;
};

const ASKING = `
  select o.id, p.industry, o.author_id as "authorId", p.hiring_manager_id as "hiringManagerId", o.workflow_number as number
  from talent.offer o join talent.position p on p.organization_id = $1 and p.id = o.position_id
  where o.organization_id = $1 and o.status = 'in_approval' and o.workflow_number is not null
    and o.approvals @> jsonb_build_array(
      jsonb_build_object('decision', null, 'approverIds', jsonb_build_array($2::text)))
  order by o.id`;

async function passOn(ctx: Ctx, userId: string): Promise<void> {
  const waiting = await ctx.db.read<Waiting>(ASKING, [userId]);
  if (waiting.length === 0 || (await mayApprove(ctx, [userId], 'offer')).length > 0) return;
  const timezone = await timezoneOf(ctx);
  for (const one of waiting) await passOnOne(ctx, one, userId, timezone);
}

async function passOnOne(ctx: Ctx, { id, number, ...seen }: Waiting, leftId: string, timezone: string) {
  const { steps } = await workflowOf(ctx.db, 'offer', number);
  const approvers = await approversOfOffer(ctx, seen, steps);
  await ctx.db.write(async (tx) => {
    const offer = await tx.lock(Offer, id);
    const next = (place: number) => whoDecides(steps[place - 1]!, seen.authorId, approvers);
    const was = waitingApproval(offer.approvals)?.approverIds ?? [];
    const asked = withoutApprover(offer.approvals, leftId, next);
    const waiting = waitingApproval(asked);
    if (offer.status !== 'in_approval' || !waiting?.approverIds) return;
    const told = waiting.approverIds.filter((one) => !was.includes(one));
    // Time begins anew for who is asked now.
    const approvals = told.length > 0 ? inTurn(asked, ctx.now, timezone) : asked;
    await tx.update(Offer, offer, { approvals });
    await setOfferApprovalDue(tx, offer, timezone);
    if (told.length === 0) return;
    const seat = await tx.get(Position, offer.positionId);
    ctx.emit(offerWaiting, { ...eventPayload(offer, seat), step: waiting.step, approverIds: told, cause: 'left' });
  });
}
