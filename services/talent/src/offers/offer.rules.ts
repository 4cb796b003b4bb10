import type { ErrorCode } from '@talent-os/contracts';
import { offerStates, type OfferState, type OfferStep } from '@talent-os/contracts/talent/offer-states.js';
import { DAY_MS, type Day } from '@talent-os/service-kit/calendar';
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

const waits = (step: OfferStep): Approval => ({ step, by: null, at: null, decision: null, comment: null });

/** The approvals a drafted offer needs. A hiring manager who wrote it has said yes by writing it. */
export const approvalsFor = (authorId: string, hiringManagerId: string): Approval[] =>
  (authorId === hiringManagerId ? (['hr'] as const) : (['manager', 'hr'] as const)).map(waits);

/** The step that waits now. */
export const waitingStep = (approvals: readonly Approval[]): OfferStep | undefined =>
  approvals.find(({ decision }) => decision === null)?.step;

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
  return !admitted || approvals.some(({ by }) => by === userId) ? 'offer.approver' : undefined;
}

type Decision = Omit<Approval, 'step'> & { readonly decision: 'approved' | 'returned' };

/** Approvals and state after a decision: returned goes back to its author, the last approval lets it out. */
export function afterDecision(
  approvals: readonly Approval[],
  decision: Decision,
): { readonly approvals: Approval[]; readonly status: 'draft' | 'in_approval' | 'approved' } {
  const step = waitingStep(approvals);
  const next = approvals.map((one) => (one.step === step ? { ...one, ...decision } : one));
  if (decision.decision === 'returned') return { approvals: next, status: 'draft' };
  return { approvals: next, status: waitingStep(next) ? 'in_approval' : 'approved' };
}

/** The last instant of the answer, so many days after it was sent. */
export const expiryAfter = (sent: Date, days: number): Date => new Date(sent.getTime() + days * DAY_MS);
