import type { ApprovalStep, TransitionState } from '@talent-os/contracts/talent/transition-states.js';
import { DEFAULT_NUMBER, defaultWorkflows, type WorkflowStep } from '@talent-os/contracts/talent/workflow-shapes.js';
import { businessDaysAfter } from '../requisitions/business-days.rules.js';
import { nextNotice } from '../requisitions/approval.rules.js';
import { whetherTaken, whoDecides, type Approvers } from '../workflows/chain.rules.js';
import type { Version } from '../workflows/versions.js';
import type { Approval, Transition } from './transition.entity.js';

export type ApprovalInput = {
  readonly employeeId: string;
  /** Of the seat they move to. */
  readonly department: string;
  readonly receivingId: string | null;
  readonly currentId: string | null;
  /** Who asks for the transition, or whose offer was accepted: the manager's steps that are theirs are given with it. */
  readonly agreedById: string | null;
  /** ISO 8601. */
  readonly at: string;
};

/**
 * The approvals a transition needs by a version of its workflow. Undefined where nobody but who moves or asks is left for a
 * step. Managers who ask have agreed by asking; where that would be everybody, others are asked in their place.
 */
export function chainFor(version: Version, input: ApprovalInput, approvers: Approvers): Approval[] | undefined {
  const { employeeId, department } = input;
  const about = { requesterId: employeeId, department, headcount: 1, salaryMax: null, outsideBand: false };
  const taken = version.steps
    .map((step, at) => ({ step, place: at + 1 }))
    .filter(({ step }) => whetherTaken(step, about).taken);
  const chain = (agreed: boolean) =>
    taken.map(({ step, place }) => {
      const named =
        version.number === DEFAULT_NUMBER ? openStep(step, input) : namedFor(step, input, approvers, agreed);
      return approvalOf(step, place, named, agreed ? input : undefined);
    });
  const usual = chain(true);
  const all = usual.every(({ decision }) => decision === 'approved') ? chain(false) : usual;
  return all.length === 0 || all.some(({ approverIds }) => approverIds?.length === 0) ? undefined : all;
}

type Deciders = Pick<Approval, 'approverIds' | 'passedToAdmin'>;
/** Whether a step is one of the managers of the seats. */
export const isManaged = (step: WorkflowStep['approver']): step is 'receiving' | 'current' =>
  step === 'receiving' || step === 'current';
/** A move has no manager but those of its seats. */
const stepOf = ({ approver }: Pick<WorkflowStep, 'approver'>): ApprovalStep =>
  approver === 'manager' ? 'receiving' : approver;

/**
 * The chain every organization begins with names nobody but managers. Nobody approves for themselves, and where a manager is
 * missing nobody can: such a step passes to the organization's administration.
 */
function openStep(step: WorkflowStep, input: ApprovalInput): Deciders {
  const asked = stepOf(step);
  if (!isManaged(asked)) return { approverIds: null, passedToAdmin: false };
  const id = { receiving: input.receivingId, current: input.currentId }[asked];
  return id && id !== input.employeeId
    ? { approverIds: [id], passedToAdmin: false }
    : { approverIds: null, passedToAdmin: true };
}

/** Whom a version the organization wrote names for a step: never who moves, and never who asks but as a manager. */
export function namedFor(
  step: WorkflowStep,
  input: Omit<ApprovalInput, 'department' | 'at'>,
  approvers: Approvers,
  agreed: boolean,
): Deciders {
  const { employeeId, receivingId, currentId, agreedById } = input;
  const others = (ids: readonly string[] = []) => ids.filter((id) => id !== employeeId && id !== agreedById);
  const manager = (id: string | null) => (id && id !== employeeId && (agreed || id !== agreedById) ? [id] : []);
  const { step: decided, approverIds } = whoDecides({ ...step, approver: stepOf(step) }, employeeId, {
    department: others(approvers.department),
    hr: others(approvers.hr),
    organization: others(approvers.organization),
    person: others(approvers.person),
    receiving: manager(receivingId),
    current: manager(currentId),
  });
  return { approverIds, passedToAdmin: decided === 'organization' && step.approver !== 'organization' };
}

const UNDECIDED = { decision: 'pending', decidedById: null, decidedAt: null } as const;

function approvalOf(step: WorkflowStep, place: number, named: Deciders, asked: ApprovalInput | undefined): Approval {
  const { days, reminds, escalationDays } = step;
  const time = { days, reminds, escalationDays, dueAt: null, remindedAt: null, escalatedAt: null };
  const open = { step: stepOf(step), place, ...time, ...named, ...UNDECIDED };
  const { agreedById = null, at = null } = asked ?? {};
  if (!isManaged(open.step) || agreedById === null || !named.approverIds?.includes(agreedById)) return open;
  return { ...open, decision: 'approved', decidedById: agreedById, decidedAt: at };
}

const DEFAULT: Version = { number: DEFAULT_NUMBER, steps: defaultWorkflows.transition };

/** The approvals of the chain every organization begins with, which always finds somebody. */
export const approvalsFor = (input: Omit<ApprovalInput, 'department'>): Approval[] =>
  chainFor(DEFAULT, { ...input, department: '' }, {})!;

/** Everybody is asked at the same time: each approval that waits gets its days. */
export const inTurn = (approvals: readonly Approval[], now: Date, timezone: string): Approval[] =>
  approvals.map((one) =>
    one.decision === 'pending' ? { ...one, dueAt: businessDaysAfter(now, one.days, timezone).toISOString() } : one,
  );

/** What decides about a person's part in transitions. */
export type Caller = {
  readonly userId: string;
  /** Holds MANAGE_TRANSITIONS. */
  readonly managesAll: boolean;
  /** May steer the transitions they take part in. */
  readonly mayManage: boolean;
  /** Belongs to the organization's administration. */
  readonly admin: boolean;
};

type ApprovalFacts = Pick<Transition, 'employeeId' | 'requestedById' | 'status'>;

/** Whether a step waits for the caller, or for a person like them: never the employee, and never HR for its own request. */
export function waitsForCaller(approval: Approval, transition: ApprovalFacts, caller: Caller): boolean {
  if (transition.status !== 'in_review' || approval.decision !== 'pending' || caller.userId === transition.employeeId)
    return false;
  if (approval.approverIds) return approval.approverIds.includes(caller.userId);
  if (approval.passedToAdmin) return caller.admin;
  return caller.managesAll && caller.userId !== transition.requestedById;
}

/** Which approval of a step somebody decides: of several, the one that waits for them. */
export function approvalAt(
  approvals: readonly Approval[],
  step: ApprovalStep,
  transition: ApprovalFacts,
  caller: Caller,
): Approval | undefined {
  const there = approvals.filter((one) => one.step === step);
  return (
    there.find((one) => waitsForCaller(one, transition, caller)) ??
    there.find(({ decision }) => decision === 'pending') ??
    there[0]
  );
}

/** The approvals after one of them was decided. */
export const decide = (
  approvals: readonly Approval[],
  place: number,
  by: { readonly decision: 'approved' | 'declined'; readonly decidedById: string; readonly decidedAt: string },
): Approval[] => approvals.map((one) => (one.place === place ? { ...one, ...by } : one));

/** Where a transition in review stands with its approvals: one that declines ends it, the last that approves carries it on. */
export function stateAfter(
  approvals: readonly Approval[],
): Extract<TransitionState, 'in_review' | 'approved' | 'declined'> {
  if (approvals.some(({ decision }) => decision === 'declined')) return 'declined';
  return approvals.every(({ decision }) => decision === 'approved') ? 'approved' : 'in_review';
}

export type ApprovalNotice = {
  readonly approval: Approval;
  readonly what: 'reminder' | 'escalation';
  readonly at: Date;
};

/** What approvers of a transition are to be told next, by the approvals that wait. */
export const noticesOf = (
  { status, approvals }: Pick<Transition, 'status' | 'approvals'>,
  timezone: string,
): ApprovalNotice[] =>
  status !== 'in_review'
    ? []
    : approvals
        .filter(({ decision }) => decision === 'pending')
        .flatMap((approval) => {
          const next = nextNotice(approval, timezone);
          return next ? [{ approval, ...next }] : [];
        });

/** The approvals after those who are asked were reminded, or others are asked as well. `added`: whom, by place. */
export const addNotices = (
  approvals: readonly Approval[],
  notices: readonly ApprovalNotice[],
  added: ReadonlyMap<number, readonly string[]>,
  now: Date,
): Approval[] =>
  approvals.map((one) => {
    const what = notices.find(({ approval }) => approval.place === one.place)?.what;
    if (!what) return one;
    if (what === 'reminder') return { ...one, remindedAt: now.toISOString() };
    // Where anybody of HR decides, those above them do as well.
    const approverIds = one.approverIds && [...one.approverIds, ...(added.get(one.place) ?? [])];
    return { ...one, escalatedAt: now.toISOString(), approverIds };
  });

/** The approvals after somebody who was asked has left: others who were asked go on, else whom the workflow names now. */
export const withoutApprover = (
  approvals: readonly Approval[],
  leftId: string,
  next: (place: number) => Deciders,
): Approval[] =>
  approvals.map((one) => {
    if (one.decision !== 'pending' || !one.approverIds?.includes(leftId)) return one;
    const named = next(one.place);
    if (named.approverIds?.includes(leftId)) return one;
    const others = one.approverIds.filter((id) => id !== leftId);
    if (others.length > 0) return { ...one, approverIds: others };
    return named.approverIds?.length === 0 ? one : { ...one, ...named, remindedAt: null, escalatedAt: null };
  });
