import { Controller } from '@nestjs/common';
import { admits, type Input, type Output } from '@talent-os/contracts';
import {
  approvalAsked,
  askArchive,
  askPlatformAdministrator,
  decideApproval,
  decideOwnApproval,
  listApprovals,
  listOwnApprovals,
  type Approval as ShownApproval,
  type ApprovalKind,
} from '@talent-os/contracts/identity/approvals.js';
import { DomainError, Handles, refuseDuplicates, type Ctx } from '@talent-os/service-kit';
import { due } from '../due.js';
import { administrators } from '../notifications/recipients.rules.js';
import { enter, inEach } from '../tenants/enter.js';
import { Approval } from './approval.entity.js';
import { deciderOf, dueAfter, objectionTo, stateAfter } from './approval.rules.js';
import { ableHolders, approvalsOf, ownName, type ApprovalRow } from './approvals.queries.js';
import { effects, PLATFORM_ROLE } from './effects.js';
import { settle, stillAdministers } from './settle.js';

const askedTwice = { approval_waiting: 'approval.waiting' } as const;
type Side = 'platform' | 'organization';
type Decided = Input<typeof decideOwnApproval>;

/** What takes a second person: asked for by one administrator of the platform, decided by somebody else. */
@Controller()
export class ApprovalsController {
  @Handles(listApprovals)
  async list(_: Input<typeof listApprovals>, ctx: Ctx): Promise<Output<typeof listApprovals>> {
    const found = (await inEach(ctx, ({ db }) => approvalsOf(db))).flat();
    const waits = ({ state }: ApprovalRow) => Number(state === 'waiting');
    const items = found.toSorted((a, b) => waits(b) - waits(a) || b.askedAt.localeCompare(a.askedAt));
    return { items: items.map((row) => shownTo(ctx, 'platform', row)) };
  }

  @Handles(listOwnApprovals)
  async own(_: Input<typeof listOwnApprovals>, ctx: Ctx): Promise<Output<typeof listOwnApprovals>> {
    const side = admits(ctx.ability, decideApproval.access) ? 'platform' : 'organization';
    return { items: (await approvalsOf(ctx.db)).map((row) => shownTo(ctx, side, row)) };
  }

  @Handles(askPlatformAdministrator)
  askPlatformAdministrator(
    { userId, reason }: Input<typeof askPlatformAdministrator>,
    ctx: Ctx,
  ): Promise<Output<typeof askPlatformAdministrator>> {
    return ask(ctx, { kind: 'platformAdministrator', organizationId: ctx.organizationId, subjectId: userId, reason });
  }

  @Handles(askArchive)
  askArchive({ organizationId, reason }: Input<typeof askArchive>, ctx: Ctx): Promise<Output<typeof askArchive>> {
    if (organizationId === ctx.organizationId) throw new DomainError('tenant.own');
    return ask(ctx, { kind: 'archive', organizationId, subjectId: organizationId, reason });
  }

  @Handles(decideApproval)
  async decide(
    { organizationId, ...decided }: Input<typeof decideApproval>,
    ctx: Ctx,
  ): Promise<Output<typeof decideApproval>> {
    await decideIn(enter(ctx, organizationId), 'platform', decided, await ownName(ctx.db, ctx.userId));
    return {};
  }

  @Handles(decideOwnApproval)
  async decideOwn(decided: Input<typeof decideOwnApproval>, ctx: Ctx): Promise<Output<typeof decideOwnApproval>> {
    await decideIn(ctx, 'organization', decided, await ownName(ctx.db, ctx.userId));
    return {};
  }
}

type ApprovalInput = {
  readonly kind: ApprovalKind;
  /** The organization it concerns. */
  readonly organizationId: string;
  readonly subjectId: string;
  readonly reason: string;
};

/** Keeps a request, once for each subject, with whose word it takes. */
async function ask(ctx: Ctx, { kind, organizationId, subjectId, reason }: ApprovalInput) {
  const inside = enter(ctx, organizationId);
  const [platform, organization, askedByName] = await Promise.all([
    inEach(ctx, ({ db }) => ableHolders(db, [PLATFORM_ROLE])),
    ableHolders(inside.db, administrators),
    ownName(ctx.db, ctx.userId),
  ]);
  const askedBy = ctx.userId;
  const decider = deciderOf({ platform: platform.flat(), organization }, { askedBy, subjectId });
  const dueAt = dueAfter(decider, ctx.now);
  const asked = inside.db.write(async (tx) => {
    await effects[kind].expect(inside, tx, subjectId);
    const values = { kind, subjectId, reason, askedBy, askedByName, askedIn: ctx.organizationId, decider, dueAt };
    const { id: approvalId } = await tx.insert(Approval, { ...values, state: 'waiting' });
    await due.set(tx, 'approval', approvalId, dueAt);
    const userId = subjectId === organizationId ? null : subjectId;
    inside.emit(approvalAsked, { approvalId, kind, userId, askedBy, decider, reason });
    return { approvalId, decider, dueAt: dueAt.toISOString() };
  });
  return refuseDuplicates(asked, askedTwice);
}

/** Decides a request, and does what was asked for where it is approved: both or neither. */
async function decideIn(
  inside: Ctx,
  side: Side,
  { approvalId, decision, note }: Decided,
  decidedByName: string,
): Promise<void> {
  await inside.db.write(async (tx) => {
    const approval = await tx.lock(Approval, approvalId);
    const { userId: personId, now } = inside;
    const objection = objectionTo(decision, approval, { personId, side }, now);
    if (objection) throw new DomainError(objection);
    // An administrator of the organization holds no such right to give: it has to be still theirs who asked.
    if (decision === 'approve' && side === 'organization' && !(await mayStillAsk(inside, approval, tx)))
      throw new DomainError('approval.over');
    if (decision === 'approve') await effects[approval.kind].apply(inside, tx, approval);
    const state = stateAfter(decision, approval, personId);
    await settle(inside, tx, approval, { state, decidedBy: personId, decidedByName, note: note || null });
  });
}

const mayStillAsk = async (
  { organizationId }: Ctx,
  { askedIn, askedBy }: Approval,
  home: Parameters<typeof ableHolders>[0],
) => askedIn === organizationId && (await stillAdministers(home, askedBy));

/** A request as one of its readers sees it. */
function shownTo({ userId: personId, now }: Ctx, side: Side, row: ApprovalRow): ShownApproval {
  const { subjectId: _, askedById, ...shown } = row;
  const standing = { ...row, askedBy: askedById, dueAt: new Date(row.dueAt) };
  const may = (decision: 'approve' | 'decline') =>
    objectionTo(decision, standing, { personId, side }, now) === undefined;
  return { ...shown, own: askedById === personId, mayApprove: may('approve'), mayDecline: may('decline') };
}
