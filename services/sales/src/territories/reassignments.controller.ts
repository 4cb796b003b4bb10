import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  decideReassignment,
  listReassignments,
  proposeReassignment,
  reassignmentDecided,
  reassignmentProposed,
  withdrawReassignment,
} from '@talent-os/contracts/sales/territories.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import { In } from 'typeorm';
import { visibleAccount } from '../accounts/accounts.queries.js';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { ensurePeopleCached } from '../people/people-cache.js';
import { apply } from './apply-reassignment.js';
import { due } from '../due.js';
import { Reassignment } from './reassignment.entity.js';
import { outcomeOf, refusalOf, withdrawalRefusal } from './reassignment.rules.js';
import { eventPayload, listOfReassignments, lockReassignment } from './reassignments.queries.js';
import { sellerIds } from '../people/sellers.js';
import { Territory } from './territory.entity.js';

@Controller()
export class ReassignmentsController {
  @Handles(listReassignments)
  list(_input: Input<typeof listReassignments>, ctx: Ctx) {
    return listOfReassignments(ctx);
  }

  @Handles(proposeReassignment)
  async propose(input: Input<typeof proposeReassignment>, ctx: Ctx) {
    if (input.effectiveDate < (await todayOf(ctx)))
      throw invalid('effectiveDate', 'Please choose today or a later day');
    const [sellers] = await Promise.all([sellerIds(ctx), ensurePeopleCached(ctx, [ctx.userId])]);
    return ctx.db.write(async (tx) => {
      const account = await visibleAccount(tx, ctx, input.accountId);
      const target = await tx.get(Territory, { id: input.toTerritoryId, status: 'active' });
      if (target.id === account.territoryId) throw invalid('toTerritoryId', 'The account is in this territory already');
      if (!sellers.includes(target.ownerId)) throw new DomainError('territory.owner');
      const unsettled = await tx.find(Reassignment, { accountId: account.id, status: In(['proposed', 'approved']) });
      if (unsettled) throw new DomainError('territory.pending');
      const proposal = await tx.insert(Reassignment, {
        ...input,
        fromTerritoryId: account.territoryId,
        status: 'proposed',
        proposedById: ctx.userId,
      });
      ctx.emit(reassignmentProposed, await eventPayload(tx, proposal));
      return { id: proposal.id };
    });
  }

  @Handles(decideReassignment)
  async decide({ reassignmentId, decision, reason }: Input<typeof decideReassignment>, ctx: Ctx) {
    const [today] = await Promise.all([todayOf(ctx), ensurePeopleCached(ctx, [ctx.userId])]);
    return ctx.db.write(async (tx) => {
      const proposal = await lockReassignment(tx, ctx, reassignmentId);
      const refusal = refusalOf(proposal, ctx.userId);
      if (refusal) throw new DomainError(refusal);
      const status = outcomeOf(decision, proposal.effectiveDate, today);
      await tx.update(Reassignment, proposal, { status, decidedById: ctx.userId, decisionReason: reason || null });
      if (status === 'approved') await due.set(tx, 'reassignment', proposal.id, proposal.effectiveDate);
      if (status === 'applied' && !(await apply(tx, ctx, proposal, ctx.userId)))
        throw new DomainError('resource.conflict');
      ctx.emit(reassignmentDecided, { ...(await eventPayload(tx, proposal)), status });
      return { status };
    });
  }

  @Handles(withdrawReassignment)
  withdraw({ reassignmentId }: Input<typeof withdrawReassignment>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const proposal = await tx.lock(Reassignment, { id: reassignmentId, proposedById: ctx.userId });
      const refusal = withdrawalRefusal(proposal);
      if (refusal) throw new DomainError(refusal);
      await tx.update(Reassignment, proposal, { status: 'withdrawn' });
      ctx.emit(reassignmentDecided, { ...(await eventPayload(tx, proposal)), status: 'withdrawn' });
      return {};
    });
  }
}

const invalid = (field: string, message: string) => new DomainError('request.invalid', [{ field, message }]);
