import { abilityActions } from '@talent-os/contracts/access/ability.js';
import { admits, scopeOf, industries, sidesOf, type Input } from '@talent-os/contracts';
import { requisitionStates, requisitionStatuses } from '@talent-os/contracts/talent/requisition-states.js';
import {
  decideRequisition,
  submitRequisition,
  type exportRequisitions,
} from '@talent-os/contracts/talent/requisitions.js';
import type { Requisition as Shown } from '@talent-os/contracts/talent/requisition-shapes.js';
import { DomainError, type Ctx } from '@talent-os/service-kit';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';
import { peopleById } from '../people/people.js';
import { currentStep } from './approval.rules.js';
import type { Approval, Requisition } from './requisition.entity.js';
import { mayWith } from './requisition.rules.js';

const texts = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');
/** In the order of the board. */
export const STATUS_ORDER = `array_position(array[${texts(requisitionStatuses)}], r.status)`;
export const RUNNING = `r.status in (${texts(requisitionStatuses.filter((status) => !requisitionStates[status].over))})`;
/** What still runs first, the latest changed at the top. */
export const USUAL = `${RUNNING} desc, r.updated_at desc`;

/** A request as the lists read it. */
export const REQUISITION = `
  r.id, r.title, r.department, r.industry, r.headcount, r.reason, r.employment_type as "employmentType", r.status,
  r.requester_id as "requesterId", r.submitted_at as "submittedAt", r.target_start_date as "targetStartDate",
  r.updated_at as "updatedAt", r.approvals, r.version`;

export type RequisitionRow = Pick<
  Requisition,
  | 'id'
  | 'title'
  | 'department'
  | 'industry'
  | 'headcount'
  | 'reason'
  | 'employmentType'
  | 'status'
  | 'requesterId'
  | 'targetStartDate'
  | 'version'
> & {
  readonly submittedAt: string | null;
  readonly updatedAt: string;
  readonly approvals: readonly Approval[];
};

/** Industries the caller works in now; administrators work in all of the organization's. */
export const industriesOf = (ctx: Ctx) =>
  industries.filter((industry) => ctx.ability.can(abilityActions.industry, industry));

/**
 * Requests the caller may read: their own, the ones they are to decide or have decided, and everybody's in the
 * industries they work in for who reads the organization; drafts are their author's alone.
 */
export function requisitionsWhere(ctx: Ctx): Filters {
  const filters = new Filters('r.organization_id = $1', ctx.userId);
  const all =
    scopeOf(ctx.ability, 'Requisition') === 'organization'
      ? `or (r.status <> 'draft' and r.industry = any(${filters.arg(industriesOf(ctx))}))`
      : '';
  return filters.andThat(`(r.requester_id = $2::uuid or $2::uuid = any(r.approver_ids)
    or r.approvals @> jsonb_build_array(jsonb_build_object('decidedById', $2::uuid)) ${all})`);
}

type RequisitionFilter = Pick<Input<typeof exportRequisitions>, 'search' | 'industry' | 'department' | 'mine'>;

/** Requests the caller may read that match a filter. `$2` is the caller. */
export const filtersFor = (ctx: Ctx, { search, industry, department, mine }: RequisitionFilter): Filters =>
  searching(requisitionsWhere(ctx), search)
    .and((value) => `r.industry = ${value}`, industry)
    .and((value) => `r.department = ${value}`, department)
    .andWhether('$2::uuid = any(r.approver_ids)', mine);

/** Refuses a request the caller may not read, as one that does not exist. */
export async function readable(ctx: Ctx, requisitionId: string): Promise<void> {
  const { where, args } = requisitionsWhere(ctx).and((value) => `r.id = ${value}`, requisitionId);
  if (!(await ctx.db.readOne(`select 1 as found from talent.requisition r where ${where}`, args)))
    throw new DomainError('resource.missing');
}

/** Narrows requests to a search in title and team. */
export const searching = (filters: Filters, search: string | undefined): Filters =>
  filters.search(holdingWords('talent', 'r.title', 'r.department'), containingWords(search));

/** Everybody a request names. */
const peopleIn = ({ requesterId, approvals }: Pick<RequisitionRow, 'requesterId' | 'approvals'>) => [
  requesterId,
  ...approvals.flatMap(({ approverIds, decidedById }) => [...approverIds, ...(decidedById ? [decidedById] : [])]),
];

/** Rows as the contract shows them, with names. */
export async function requisitionViews(ctx: Ctx, rows: readonly RequisitionRow[]): Promise<Shown[]> {
  const named = await peopleById(ctx, rows.flatMap(peopleIn));
  return rows.map((row) => requisitionView(ctx, row, (userId) => ({ userId, name: named(userId).name })));
}

export const standingIn = (
  ctx: Ctx,
  { requesterId, approvals }: Pick<RequisitionRow, 'requesterId' | 'approvals'>,
) => ({
  requester: requesterId === ctx.userId && admits(ctx.ability, submitRequisition.access),
  approver:
    requesterId !== ctx.userId &&
    admits(ctx.ability, decideRequisition.access) &&
    (currentStep(approvals)?.approverIds.includes(ctx.userId) ?? false),
  admin: sidesOf(ctx.principal).admin,
  last: approvals.filter(({ decision }) => decision === null).length === 1,
});

type NameLookup = (userId: string) => { readonly userId: string; readonly name: string };

export function requisitionView(ctx: Ctx, row: RequisitionRow, named: NameLookup): Shown {
  const step = currentStep(row.approvals);
  const standing = standingIn(ctx, row);
  return {
    id: row.id,
    title: row.title,
    department: row.department,
    industry: row.industry,
    headcount: row.headcount,
    reason: row.reason,
    employmentType: row.employmentType,
    status: row.status,
    requester: named(row.requesterId),
    submittedAt: row.submittedAt,
    targetStartDate: row.targetStartDate,
    updatedAt: row.updatedAt,
    waiting: step?.dueAt
      ? {
          step: step.step,
          approvers: step.approverIds.map(named),
          dueAt: step.dueAt,
          days: step.days,
          overdue: new Date(step.dueAt) < ctx.now,
          mine: standing.approver,
        }
      : null,
    may: mayWith(row.status, standing),
    version: row.version,
  };
}
