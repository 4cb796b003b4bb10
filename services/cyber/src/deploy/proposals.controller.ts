import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  deployAccepted,
  deployDeclined,
  deployDeployed,
  deployProposed,
  deployWithdrawn,
} from '@talent-os/contracts/cyber/deploy-events.js';
import {
  acceptProposal,
  declineProposal,
  deployPerson,
  listOwnProposals,
  proposePerson,
  withdrawProposal,
} from '@talent-os/contracts/cyber/deploy.js';
import { Handles, DomainError, refuseDuplicates, type Ctx } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { ensureAnalystCached } from '../people/analysts.js';
import { ensurePeopleCached } from '../people/people-cache.js';
import { changeMatch, eventPayload, settleRequest, statesOf } from './change-match.js';
import { DeployMatch } from './deploy-match.entity.js';
import { DeployRequest } from './deploy-request.entity.js';
import { clearanceRefusal, lastDayOf, proposalRefusal } from './deploy.rules.js';
import { eligibilitiesOf } from './eligibility.queries.js';
import { proposalsOf } from './proposals.queries.js';

@Controller()
export class ProposalsController {
  @Handles(listOwnProposals)
  mine(_input: Input<typeof listOwnProposals>, ctx: Ctx) {
    return proposalsOf(ctx);
  }

  @Handles(proposePerson)
  async propose({ deployRequestId: requestId, userId }: Input<typeof proposePerson>, ctx: Ctx) {
    const analyst = await ensureAnalystCached(ctx, userId);
    await ensurePeopleCached(ctx, [ctx.userId]);
    return ctx.db.write(async (tx) => {
      const request = await tx.lock(DeployRequest, requestId);
      const matches = await tx.findAll(DeployMatch, { requestId });
      const isProposed = matches.some((match) => match.userId === userId);
      const refusal = proposalRefusal(request, statesOf(matches), isProposed);
      if (refusal) throw new DomainError(refusal);
      if (!analyst) throw new DomainError('deploy.analyst');
      const match = await tx.insert(DeployMatch, {
        requestId,
        userId,
        status: 'proposed',
        reason: null,
        proposedById: ctx.userId,
        proposedAt: ctx.now,
        answeredAt: null,
        deployedAt: null,
      });
      ctx.emit(deployProposed, eventPayload(match));
      await settleRequest(tx, ctx, request);
      return { proposalId: match.id };
    });
  }

  @Handles(withdrawProposal)
  async withdraw({ proposalId }: Input<typeof withdrawProposal>, ctx: Ctx) {
    await changeMatch(ctx, { proposalId, step: 'withdraw' }, async (tx, { match }) => {
      await tx.remove(DeployMatch, match);
      ctx.emit(deployWithdrawn, { ...eventPayload(match), was: match.status });
    });
    return {};
  }

  @Handles(acceptProposal)
  async accept({ proposalId }: Input<typeof acceptProposal>, ctx: Ctx) {
    const accepted = changeMatch(ctx, { proposalId, step: 'accept', ofCaller: true }, async (tx, { match }) => {
      await tx.update(DeployMatch, match, { status: 'accepted', answeredAt: ctx.now });
      ctx.emit(deployAccepted, eventPayload(match));
    });
    await refuseDuplicates(accepted, { deploy_match_accepted: 'deploy.committed' });
    return {};
  }

  @Handles(declineProposal)
  async decline({ proposalId, reason }: Input<typeof declineProposal>, ctx: Ctx) {
    await changeMatch(ctx, { proposalId, step: 'decline', ofCaller: true }, async (tx, { match }) => {
      await tx.update(DeployMatch, match, { status: 'declined', reason, answeredAt: ctx.now });
      ctx.emit(deployDeclined, eventPayload(match));
    });
    return {};
  }

  /** The clearance counts as it stands now, whatever it was when the person was proposed. */
  @Handles(deployPerson)
  async deploy({ proposalId }: Input<typeof deployPerson>, ctx: Ctx) {
    const today = await todayOf(ctx);
    const { status } = await changeMatch(ctx, { proposalId, step: 'deploy' }, async (tx, { request, match }) => {
      const { userId } = match;
      const eligibility = await eligibilitiesOf(tx, [userId], request.clearance, lastDayOf(request.startBy, today));
      const refusal = clearanceRefusal(eligibility(userId));
      if (refusal) throw new DomainError(refusal);
      await tx.update(DeployMatch, match, { status: 'deployed', deployedAt: ctx.now });
      ctx.emit(deployDeployed, eventPayload(match));
    });
    return { status };
  }
}
