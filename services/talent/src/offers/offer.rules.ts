import type { ErrorCode } from '@talent-os/contracts';
import { offerStates, type OfferState, type OpenStep } from '@talent-os/contracts/talent/offer-states.js';
import type { ApprovalStep } from '@talent-os/contracts/talent/requisition-states.js';
import { DEFAULT_NUMBER, defaultWorkflows } from '@talent-os/contracts/talent/workflow-shapes.js';
import { DAY_MS, type Day } from '@talent-os/service-kit/calendar';
import { whetherTaken, whoDecides, type Approvers } from '../workflows/chain.rules.js';
import type { Version } from '../workflows/versions.js';
import type { Approval } from './offer.entity.js';

/** What is done with an offer. */
export type OfferAction = 'edit' | 'submit' | 'decide' | 'send' | 'view' | 'accept' | 'decline' | 'expire' | 'rescind';

const out: readonly OfferState[] = ['sent', 'viewed'];
const from: Record<OfferAction, readonly OfferState[]> = {
  edit: ['draft'],
  submit: ['draft'],
  decide: ['in_approval'],
  send: ['approved'],
  view: out,
  accept: out,
  decline: out,
  expire: out,
  rescind: ['draft', 'in_approval', 'approved', ...out],
};
/** What the person it is for does with it: only while there is time. */
const theirs: readonly OfferAction[] = ['view', 'accept', 'decline'];

type OfferStatus = { readonly status: OfferState; readonly expiresAt: Date | null };

/** Whether the time to answer has passed, noticed or not. */
const isOver = ({ status, expiresAt }: OfferStatus, now: Date) =>
  status === 'expired' || (offerStates[status].out && expiresAt !== null && expiresAt <= now);

/** The first rule a deed would break, or nothing. */
export function actionRefusal(deed: OfferAction, offer: OfferStatus, now: Date): ErrorCode | undefined {
  if (theirs.includes(deed) && isOver(offer, now)) return 'offer.over';
  if (!from[deed].includes(offer.status)) return 'offer.transition';
  return deed === 'expire' && !isOver(offer, now) ? 'offer.transition' : undefined;
}

type OfferInput = {
  readonly application: { readonly status: string };
  readonly stageType: string;
  readonly seat: { readonly status: string };
  /** States of the seat's offers. */
  readonly offers: readonly OfferState[];
};
type DraftRefusal = 'offer.application' | 'offer.stage' | 'offer.seat' | 'offer.live';

/** Why no offer can be drafted, or nothing. */
export function draftRefusal({ application, stageType, seat, offers }: OfferInput): DraftRefusal | undefined {
  if (application.status !== 'active') return 'offer.application';
  if (seat.status !== 'open') return 'offer.seat';
  if (stageType !== 'offer') return 'offer.stage';
  return offers.some((status) => offerStates[status].live) ? 'offer.live' : undefined;
}

/** Why an offer cannot go on to the person or be accepted any more, or nothing. */
export function standingRefusal({
  application,
  seat,
}: Pick<OfferInput, 'application' | 'seat'>): ErrorCode | undefined {
  if (application.status !== 'active') return 'offer.application';
  return seat.status === 'open' ? undefined : 'offer.seat';
}

/** A day to start on lies after today. */
export const startRefusal = (startDate: Day, today: Day): ErrorCode | undefined =>
  startDate > today ? undefined : 'offer.start';

const UNDECIDED = {
  by: null,
  at: null,
  decision: null,
  comment: null,
  dueAt: null,
  remindedAt: null,
  escalatedAt: null,
} as const;

/** What of an offer decides which steps it takes. */
export type OfferFacts = {
  readonly authorId: string;
  readonly hiringManagerId: string;
  readonly department: string;
  /** For a year, in minor units. */
  readonly baseSalary: number;
  readonly outsideBand: boolean;
};

/**
 * The approvals an offer needs by a version of its workflow, in order. A hiring manager who wrote it has said yes by writing
 * it. Undefined where nobody but its author is left for a step. The chain every organization begins with names nobody.
 */
export function chainFor({ number, steps }: Version, facts: OfferFacts, approvers: Approvers): Approval[] | undefined {
  const { authorId, hiringManagerId, department, baseSalary, outsideBand } = facts;
  const about = { requesterId: authorId, department, headcount: 1, salaryMax: baseSalary, outsideBand };
  const taken = steps
    .map((step, at) => ({ step, place: at + 1 }))
    .filter(({ step }) => whetherTaken(step, about).taken);
  const others = taken.filter(({ step }) => step.approver !== 'manager' || authorId !== hiringManagerId);
  const chain = (others.length > 0 ? others : taken).map(({ step, place }): Approval => {
    const time = { place, days: step.days, reminds: step.reminds, escalationDays: step.escalationDays, ...UNDECIDED };
    if (number === DEFAULT_NUMBER) return { step: step.approver, approverIds: null, ...time };
    const { step: decided, approverIds } = whoDecides(step, authorId, approvers);
    return { step: decided, approverIds, ...time };
  });
  return chain.length === 0 || chain.some(({ approverIds }) => approverIds?.length === 0) ? undefined : chain;
}

const DEFAULT: Version = { number: DEFAULT_NUMBER, steps: defaultWorkflows.offer };

/** The approvals of the chain every organization begins with. */
export const approvalsFor = (authorId: string, hiringManagerId: string): Approval[] =>
  chainFor(DEFAULT, { authorId, hiringManagerId, department: '', baseSalary: 0, outsideBand: false }, {})!;

/** The approval that waits now. */
export const waitingApproval = (approvals: readonly Approval[]): Approval | undefined =>
  approvals.find(({ decision }) => decision === null);

/** Whether a step is one of the chain every organization begins with. */
export const isOpenStep = (step: ApprovalStep): step is OpenStep => step === 'manager' || step === 'hr';

/** The approvals after those who are asked were reminded, or others are asked as well. */
export const addNotice = (
  approvals: readonly Approval[],
  what: 'reminder' | 'escalation',
  added: readonly string[],
  now: Date,
): Approval[] => {
  const waiting = waitingApproval(approvals);
  const at = now.toISOString();
  return approvals.map((one) => {
    if (one !== waiting) return one;
    if (what === 'reminder') return { ...one, remindedAt: at };
    // Where whoever has the right to decides, those above them have it as well.
    return { ...one, escalatedAt: at, approverIds: one.approverIds && [...one.approverIds, ...added] };
  });
};

/** The approvals after somebody who was asked has left: others who were asked go on, else whom the workflow names now. */
export const withoutApprover = (
  approvals: readonly Approval[],
  leftId: string,
  next: (place: number) => Pick<Approval, 'step'> & { readonly approverIds: readonly string[] },
): Approval[] =>
  approvals.map((one) => {
    if (one.decision !== null || !one.approverIds?.includes(leftId)) return one;
    const others = one.approverIds.filter((id) => id !== leftId);
    if (others.length > 0) return { ...one, approverIds: others };
    const { step, approverIds } = next(one.place);
    return approverIds.length > 0 ? { ...one, step, approverIds, remindedAt: null, escalatedAt: null } : one;
  });

type Decider = {
  readonly userId: string;
  /** The caller is the one the step is meant for, or holds the right to decide it. */
  readonly admitted: boolean;
};

/** Why a person cannot decide the step that waits, or nothing. Nobody decides what they wrote, and nobody decides twice. */
export function decisionRefusal(
  { authorId, approvals }: { readonly authorId: string; readonly approvals: readonly Approval[] },
  { userId, admitted }: Decider,
): ErrorCode | undefined {
  if (userId === authorId) return 'offer.ownDecision';
  if (!admitted) return 'offer.approver';
  // Whom a workflow names for two steps decides both; a right alone counts once.
  const named = waitingApproval(approvals)?.approverIds != null;
  return !named && approvals.some(({ by }) => by === userId) ? 'offer.approver' : undefined;
}

type Decision = Pick<Approval, 'by' | 'at' | 'comment'> & { readonly decision: 'approved' | 'returned' };

/** Approvals and state after a decision: returned goes back to its author, the last approval lets it out. */
export function afterDecision(
  approvals: readonly Approval[],
  decision: Decision,
): { readonly approvals: Approval[]; readonly status: 'draft' | 'in_approval' | 'approved' } {
  const waiting = waitingApproval(approvals);
  const next = approvals.map((one) => (one === waiting ? { ...one, ...decision } : one));
  if (decision.decision === 'returned') return { approvals: next, status: 'draft' };
  return { approvals: next, status: waitingApproval(next) ? 'in_approval' : 'approved' };
}

/** The last instant of the answer, so many days after it was sent. */
export const expiryAfter = (sent: Date, days: number): Date => new Date(sent.getTime() + days * DAY_MS);
