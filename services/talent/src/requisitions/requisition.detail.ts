import type { RequisitionDetail } from '@talent-os/contracts/talent/requisition-shapes.js';
import { type Ctx } from '@talent-os/service-kit';
import { peopleById } from '../people/people.js';
import type { Requisition, Approval } from './requisition.entity.js';
import { isOutsideBand } from './requisition.rules.js';
import { bandOf } from './salary-band.queries.js';
import { REQUISITION, requisitionsWhere, requisitionView, type RequisitionRow } from './requisitions.queries.js';

type RequisitionFacts = Pick<
  Requisition,
  | 'location'
  | 'remote'
  | 'justification'
  | 'description'
  | 'salaryMin'
  | 'salaryMax'
  | 'hardRequirements'
  | 'replacesPositionId'
  | 'cancelReason'
>;
type FullRequisition = RequisitionRow &
  RequisitionFacts & {
    readonly requiredSkills: RequisitionDetail['requiredSkills'];
    readonly replaces: { positionId: string; title: string; holderId: string | null } | null;
    readonly seats: RequisitionDetail['seats'];
  };

const DETAIL = `
  ${REQUISITION}, r.location, r.remote, r.justification, r.description, r.salary_min as "salaryMin",
  r.salary_max as "salaryMax", r.hard_requirements as "hardRequirements", r.replaces_position_id as "replacesPositionId",
  r.cancel_reason as "cancelReason",
  coalesce((
    select json_agg(json_build_object('skillId', s.id, 'name', s.name, 'level', need->'level', 'weight', need->'weight') order by place)
    from jsonb_array_elements(r.required_skills) with ordinality as needs (need, place)
    join talent.skill s on s.organization_id = $1 and s.id = (need->>'skillId')::uuid), '[]'::json) as "requiredSkills",
  (select json_build_object('positionId', p.id, 'title', p.title, 'holderId', p.holder_id) from talent.position p
    where p.organization_id = $1 and p.id = r.replaces_position_id) as replaces,
  coalesce((
    select json_agg(json_build_object('positionId', p.id, 'title', p.title, 'status', p.status) order by p.opened_at, p.id)
    from talent.position p where p.organization_id = $1 and p.requisition_id = r.id), '[]'::json) as seats`;

/** One request with everything about it, or 404. */
export async function requisitionFor(ctx: Ctx, requisitionId: string): Promise<RequisitionDetail> {
  const { where, args } = requisitionsWhere(ctx).and((value) => `r.id = ${value}`, requisitionId);
  const row = await ctx.db.readExisting<FullRequisition>(
    `select ${DETAIL} from talent.requisition r where ${where}`,
    args,
  );
  const { replaces, seats, requiredSkills, requesterId, approvals } = row;
  const people = approvals.flatMap(({ approverIds, leftIds, decidedById }) => [
    ...approverIds,
    ...leftIds,
    decidedById,
  ]);
  const named = await peopleById(ctx, [requesterId, replaces?.holderId ?? null, ...people]);
  const person = (userId: string) => ({ userId, name: named(userId).name });
  const band = await bandOf(ctx.db, row);
  return {
    ...requisitionView(ctx, row, person),
    location: row.location,
    remote: row.remote,
    justification: row.justification,
    description: row.description,
    salaryMin: row.salaryMin,
    salaryMax: row.salaryMax,
    hardRequirements: row.hardRequirements,
    replacesPositionId: row.replacesPositionId,
    cancelReason: row.cancelReason,
    requiredSkills,
    seats,
    band,
    outsideBand: isOutsideBand(row, band),
    approvals: approvals.map((approval) => approvalOf(approval, person)),
    replaces: replaces && {
      positionId: replaces.positionId,
      title: replaces.title,
      holderName: replaces.holderId && named(replaces.holderId).name,
    },
  };
}

const approvalOf = (one: Approval, person: (userId: string) => { userId: string; name: string }) => ({
  round: one.round,
  step: one.step,
  place: one.place,
  passedFrom: one.passedFrom,
  approvers: one.approverIds.map(person),
  left: one.leftIds.map(person),
  decision: one.decision,
  decidedBy: one.decidedById === null ? null : person(one.decidedById),
  comment: one.comment,
  decidedAt: one.decidedAt,
  dueAt: one.dueAt,
  remindedAt: one.remindedAt,
  escalatedAt: one.escalatedAt,
});
