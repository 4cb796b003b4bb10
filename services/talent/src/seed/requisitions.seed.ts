import type { Industry } from '@talent-os/contracts';
import { approvalRoles } from '@talent-os/contracts/talent/requisition-states.js';
import { DEFAULT_NUMBER, defaultWorkflows } from '@talent-os/contracts/talent/workflow-shapes.js';
import { demoPeopleInRole } from '@talent-os/service-kit';
import { addDays, DAY_MS, dayOf } from '@talent-os/service-kit/calendar';
import { currentStep, decide, addNotice, openRound } from '../requisitions/approval.rules.js';
import { chainOf, type Approvers } from '../workflows/chain.rules.js';
import type { Approval, Requisition } from '../requisitions/requisition.entity.js';
import { isOutsideBand } from '../requisitions/requisition.rules.js';
import { requestData } from './planning.data.js';
import { bandIn } from './planning.seed.js';
import type { PositionRow } from './positions.seed.js';
import { workday } from './workday.js';
import { industryData, type SeedRow, type World } from './world.js';

export type RequisitionRow = SeedRow<Requisition> & { readonly id: string };

/** Of so many open seats one was asked for by a request on record; the others are older than requests. */
const OF_REQUEST = 3;
const APPROVAL_DAYS = 4;

/** Open seats with the request they were approved in, where there is one. */
export const withRequests = (world: World, positions: readonly PositionRow[]): PositionRow[] =>
  positions.map((position, index) =>
    position.status === 'open' && index % OF_REQUEST === 0
      ? { ...position, requisitionId: world.id('requisition', position.id) }
      : position,
  );

/** Everybody's requests of one industry: those behind open seats, and one in every other state. */
export function requisitionRows(world: World, industry: Industry, positions: readonly PositionRow[]): RequisitionRow[] {
  const behind = positions.filter((seat) => seat.industry === industry && seat.requisitionId !== null);
  return [
    ...behind.map((seat) => approvedRow(world, seat)),
    ...requestData.map((_, index) => askedRow(world, industry, index)),
  ];
}

function approvedRow(world: World, seat: PositionRow): RequisitionRow {
  const { title, department, industry, location, remote, description, requiredSkills, hardRequirements } = seat;
  const submittedAt = new Date(seat.openedAt.getTime() - APPROVAL_DAYS * DAY_MS);
  const band = bandIn(industry, department);
  const requesterId = seat.hiringManagerId;
  const asked = { requesterId, department, headcount: 1, salaryMax: band.max, outsideBand: false };
  const approvals = roundOf(world, industry, asked, submittedAt);
  return {
    ...shared(requesterId, submittedAt),
    id: seat.requisitionId!,
    title,
    department,
    industry,
    location,
    remote,
    description,
    requiredSkills,
    hardRequirements,
    headcount: 1,
    justification: 'The work of this seat is there, and nobody in the team has hours left for it.',
    salaryMin: band.min,
    salaryMax: band.max,
    targetStartDate: workday(addDays(dayOf(seat.openedAt), 60), dayOf(seat.openedAt)),
    status: 'approved',
    approvals: approveAll(approvals, seat.openedAt, world.organization.timezone),
    settledAt: seat.openedAt,
  };
}

function askedRow(world: World, industry: Industry, index: number): RequisitionRow {
  const request = requestData[index]!;
  const { families } = industryData[industry];
  const family = families[(index * 3) % families.length]!;
  const requester = requesterOf(world, industry, index);
  const at = new Date(world.now.getTime() - request.age * DAY_MS - (index + 1) * 1_800_000);
  const band = bandIn(industry, family.department);
  const salaryMax = request.outside ? Math.round(band.max * 1.15) : band.max;
  const outside = isOutsideBand({ salaryMin: band.min, salaryMax }, band);
  const sent = request.status !== 'draft';
  const asked = {
    requesterId: requester,
    department: family.department,
    headcount: request.headcount,
    salaryMax,
    outsideBand: outside,
  };
  const opened = sent ? roundOf(world, industry, asked, at) : [];
  const { approvals, approverIds } = settledTo(world, request, opened, at);
  return {
    ...shared(requester, at),
    id: world.id('requisition', industry, String(index)),
    title: family.titles[index % family.titles.length]!,
    department: family.department,
    industry,
    location: world.locations[index % world.locations.length]!,
    remote: false,
    description: '',
    requiredSkills: [],
    hardRequirements: [...(family.musts ?? [])],
    headcount: request.headcount,
    employmentType: request.employmentType ?? 'full_time',
    reason: index % 3 === 1 ? 'replacement' : 'growth',
    justification: request.justification,
    salaryMin: sent ? band.min : null,
    salaryMax: sent ? salaryMax : null,
    targetStartDate: sent ? workday(addDays(dayOf(world.now), 45 + index * 5), dayOf(world.now)) : null,
    status: request.status,
    submittedAt: sent ? at : null,
    workflowNumber: sent ? DEFAULT_NUMBER : null,
    approvals,
    approverIds,
    settledAt: request.status === 'rejected' || request.status === 'cancelled' ? later(at) : null,
    cancelReason: request.status === 'cancelled' ? request.said! : null,
  };
}

const later = (at: Date) => new Date(at.getTime() + DAY_MS);

/** What became of the round a request opened. */
function settledTo(
  world: World,
  { status, said, overdue }: (typeof requestData)[number],
  opened: Approval[],
  at: Date,
): Pick<Requisition, 'approvals' | 'approverIds'> {
  const { timezone } = world.organization;
  const step = currentStep(opened);
  if (!step || status === 'cancelled') return { approvals: [], approverIds: [] };
  const by = step.approverIds[0]!;
  if (status === 'changes_requested' || status === 'rejected')
    return {
      approvals: decide(opened, { decision: status, by, comment: said ?? null }, later(at), timezone).approvals,
      approverIds: [],
    };
  const first =
    status === 'in_approval' && opened.length > 1
      ? decide(opened, { decision: 'approved', by, comment: null }, new Date(at.getTime() + DAY_MS / 3), timezone)
          .approvals
      : opened;
  const approvals = overdue ? withNotices(first) : first;
  return { approvals, approverIds: [...(currentStep(approvals)?.approverIds ?? [])] };
}

/** Reminded of on its due date, and brought before the manager: nothing is left to tell. */
function withNotices(approvals: Approval[]): Approval[] {
  const step = currentStep(approvals)!;
  const due = new Date(step.dueAt!);
  const reminded = addNotice(approvals, step, 'reminder', step.approverIds, due);
  return addNotice(reminded, currentStep(reminded)!, 'escalation', step.approverIds, later(due));
}

const shared = (requesterId: string, at: Date) => ({
  createdAt: at,
  employmentType: 'full_time' as const,
  reason: 'growth' as const,
  replacesPositionId: null,
  requesterId,
  approverIds: [],
  workflowNumber: DEFAULT_NUMBER,
  submittedAt: at,
  cancelReason: null,
});

type Asked = Pick<Requisition, 'requesterId' | 'department' | 'headcount' | 'salaryMax'> & {
  readonly outsideBand: boolean;
};

function roundOf(world: World, industry: Industry, asked: Asked, at: Date): Approval[] {
  const chain = chainOf(defaultWorkflows.requisition, asked, approversOf(world, industry));
  return chain ? openRound([], chain, at, world.organization.timezone) : [];
}

function approveAll(opened: Approval[], at: Date, timezone: string): Approval[] {
  const step = currentStep(opened);
  if (!step) return opened;
  const answer = { decision: 'approved' as const, by: step.approverIds[0]!, comment: null };
  return approveAll(decide(opened, answer, at, timezone).approvals, at, timezone);
}

function approversOf(world: World, industry: Industry): Approvers {
  const held = Object.entries(approvalRoles).map(([step, { role, anywhere }]) => {
    const holders = demoPeopleInRole(world.organization, role).filter(
      ({ roles }) => anywhere || roles.some((one) => one.role === role && one.industry === industry),
    );
    return [step, holders.map(({ id }) => id)];
  });
  return Object.fromEntries(held) as Approvers;
}

/** The first hiring manager asks most of the time; colleagues the rest. */
function requesterOf(world: World, industry: Industry, index: number): string {
  const asking = demoPeopleInRole(world.organization, 'HIRING_MANAGER').filter(({ roles }) =>
    roles.some((held) => held.industry === industry),
  );
  const people = asking.length > 0 ? asking : world.people;
  return (index % 4 === 3 ? people[1 % people.length] : people[0])!.id;
}
