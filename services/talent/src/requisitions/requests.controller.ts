import { abilityActions } from '@talent-os/contracts/access/ability.js';
import { Controller } from '@nestjs/common';
import { sidesOf, type Industry, type Input } from '@talent-os/contracts';
import {
  requisitionCancelled,
  requisitionSaved,
  requisitionWaiting,
} from '@talent-os/contracts/talent/requisition-events.js';
import {
  cancelRequisition,
  createRequisition,
  submitRequisition,
  updateRequisition,
} from '@talent-os/contracts/talent/requisitions.js';
import { lackingIn } from '@talent-os/contracts/talent/requisition-submission.js';
import { Handles, DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { dayIn } from '@talent-os/service-kit/wall-clock';
import { In } from 'typeorm';
import { Position } from '../positions/position.entity.js';
import { currentStep, openRound } from './approval.rules.js';
import { chainOf } from '../workflows/chain.rules.js';
import { activeWorkflow } from '../workflows/versions.js';
import { Skill } from '../skills/skill.entity.js';
import { approversFor } from '../workflows/approvers.js';
import { setRequisitionDue } from '../due.js';
import { Requisition } from './requisition.entity.js';
import { isOutsideBand, isWritable, mayGo } from './requisition.rules.js';
import { readable } from './requisitions.queries.js';
import { bandOf } from './salary-band.queries.js';

@Controller()
export class RequestsController {
  @Handles(createRequisition)
  create(input: Input<typeof createRequisition>, ctx: Ctx) {
    mustWorkIn(ctx, input.industry);
    return ctx.db.write(async (tx) => {
      await mustExist(tx, input);
      const row = await tx.insert(Requisition, { ...input, ...NEW, requesterId: ctx.userId });
      ctx.emit(requisitionSaved, eventPayload(row));
      return { id: row.id, version: row.version };
    });
  }

  @Handles(updateRequisition)
  update({ requisitionId, version, ...changes }: Input<typeof updateRequisition>, ctx: Ctx) {
    mustWorkIn(ctx, changes.industry);
    return ctx.db.write(async (tx) => {
      const row = await tx.lock(Requisition, { id: requisitionId, requesterId: ctx.userId });
      if (!isWritable(row.status)) throw new DomainError('requisition.transition');
      await mustExist(tx, changes);
      tx.expectVersion(row, version);
      await tx.update(Requisition, row, { ...changes, status: 'draft' });
      ctx.emit(requisitionSaved, eventPayload(row));
      return { id: row.id, version: row.version };
    });
  }

  /** The same title open in the team is said by the form, not refused: whoever approves sees it as well. */
  @Handles(submitRequisition)
  async submit({ requisitionId, version }: Input<typeof submitRequisition>, ctx: Ctx) {
    const timezone = await timezoneOf(ctx);
    const seen = await ctx.db.readOne<{ industry: Industry }>(OWN_INDUSTRY, [requisitionId, ctx.userId]);
    if (!seen) throw new DomainError('resource.missing');
    const { number, steps } = await activeWorkflow(ctx.db, 'requisition');
    const approvers = await approversFor(ctx, { industry: seen.industry, requesterId: ctx.userId }, steps);
    return ctx.db.write(async (tx) => {
      const row = await tx.lock(Requisition, { id: requisitionId, requesterId: ctx.userId });
      if (row.industry !== seen.industry) throw new DomainError('resource.stale');
      if (!mayGo(row.status, 'submitted')) throw new DomainError('requisition.transition');
      const lacking = lackingIn(row, dayIn(ctx.now, timezone));
      if (lacking.length > 0) throw new DomainError('request.invalid', lacking);
      const facts = { ...row, outsideBand: isOutsideBand(row, await bandOf(tx, row)) };
      const chain = chainOf(steps, facts, approvers);
      if (!chain) throw new DomainError('requisition.approver');
      const approvals = openRound(row.approvals, chain, ctx.now, timezone);
      const approverIds = [...(currentStep(approvals)?.approverIds ?? [])];
      const sent = {
        status: 'submitted' as const,
        approvals,
        approverIds,
        workflowNumber: number,
        submittedAt: ctx.now,
      };
      tx.expectVersion(row, version);
      await tx.update(Requisition, row, sent);
      await setRequisitionDue(tx, row, timezone);
      ctx.emit(requisitionWaiting, { ...eventPayload(row), approverIds, cause: 'submitted' });
      return { status: row.status };
    });
  }

  @Handles(cancelRequisition)
  async cancel({ requisitionId, version, reason }: Input<typeof cancelRequisition>, ctx: Ctx) {
    await readable(ctx, requisitionId);
    const { admin } = sidesOf(ctx.principal);
    const timezone = await timezoneOf(ctx);
    return ctx.db.write(async (tx) => {
      const row = await tx.lock(
        Requisition,
        admin ? { id: requisitionId } : { id: requisitionId, requesterId: ctx.userId },
      );
      if (!mayGo(row.status, 'cancelled')) throw new DomainError('requisition.transition');
      tx.expectVersion(row, version);
      const told = row.approverIds;
      const approvals = row.approvals.filter(({ decision }) => decision !== null);
      const taken = {
        status: 'cancelled' as const,
        approvals,
        approverIds: [],
        cancelReason: reason,
        settledAt: ctx.now,
      };
      await tx.update(Requisition, row, taken);
      await setRequisitionDue(tx, row, timezone);
      ctx.emit(requisitionCancelled, { ...eventPayload(row), approverIds: told });
      return {};
    });
  }
}

const OWN_INDUSTRY =
  'select industry from talent.requisition where organization_id = $1 and id = $2 and requester_id = $3';

const NEW = {
  status: 'draft' as const,
  approvals: [],
  approverIds: [],
  workflowNumber: null,
  submittedAt: null,
  settledAt: null,
  cancelReason: null,
};
const eventPayload = ({ id, title, requesterId }: Requisition) => ({ requisitionId: id, title, requesterId });

/** People ask for seats where they work; administrators in every industry of the organization. */
function mustWorkIn(ctx: Ctx, industry: string): void {
  if (!ctx.ability.can(abilityActions.industry, industry))
    throw new DomainError('request.invalid', [{ field: 'industry', message: 'Please choose an industry you work in' }]);
}

type ReferencedRows = Pick<Input<typeof createRequisition>, 'replacesPositionId' | 'requiredSkills'>;

/** Refuses a seat or a skill that this organization does not have. */
async function mustExist(tx: Transaction, { replacesPositionId, requiredSkills }: ReferencedRows): Promise<void> {
  if (replacesPositionId) await tx.get(Position, replacesPositionId);
  const wanted = requiredSkills.map(({ skillId }) => skillId);
  if (wanted.length === 0) return;
  const known = await tx.findAll(Skill, { id: In(wanted) });
  if (known.length < wanted.length) throw new DomainError('resource.missing');
}
