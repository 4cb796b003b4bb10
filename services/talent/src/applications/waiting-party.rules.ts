import type { StageAge, WaitingParty } from '@talent-os/contracts/talent/applications.js';
import type { OfferState } from '@talent-os/contracts/talent/offer-states.js';
import {
  usualParties,
  type ApplicationStatus,
  type StageParty,
  type StageType,
} from '@talent-os/contracts/talent/pipeline.js';
import { DAY_MS } from '@talent-os/service-kit/calendar';

export type WaitingFacts = {
  readonly status: ApplicationStatus;
  readonly stageType: StageType;
  /** Whom the pipeline says the stage waits for; absent where it leaves that to its type. */
  readonly waitsFor?: StageParty | undefined;
  /** Interviews whose slot the person has not picked yet. */
  readonly proposed: number;
  readonly scheduled: number;
  readonly completed: number;
  /** Interviewers who owe a scorecard of one that is over. */
  readonly owing: readonly string[];
  /** State of the latest offer. */
  readonly offer: OfferState | null;
};

/** Whose turn it is at each state of an offer. */
export const offerTurns: Record<OfferState, WaitingParty> = {
  draft: 'recruiter',
  in_approval: 'manager',
  approved: 'recruiter',
  sent: 'candidate',
  viewed: 'candidate',
  accepted: 'recruiter',
  declined: 'recruiter',
  expired: 'recruiter',
  rescinded: 'recruiter',
};

function interviews({ proposed, scheduled, completed, owing }: WaitingFacts): WaitingParty {
  if (owing.length > 0) return 'interviewer';
  if (proposed > 0) return 'candidate';
  if (scheduled > 0) return 'interviewer';
  return completed > 0 ? 'manager' : 'recruiter';
}

const byStage: Record<StageType, (turn: WaitingFacts) => WaitingParty | null> = {
  applied: ({ waitsFor = usualParties.applied }) => waitsFor,
  screen: ({ waitsFor = usualParties.screen }) => waitsFor,
  assess: ({ waitsFor = usualParties.assess }) => waitsFor,
  interview: interviews,
  offer: ({ offer }) => (offer ? offerTurns[offer] : 'recruiter'),
  hired: () => null,
};

/** Whose turn it is; nobody's where the application rests or has ended. */
export const waitingOf = (turn: WaitingFacts): WaitingParty | null =>
  turn.status === 'active' ? byStage[turn.stageType](turn) : null;

type Sides = { readonly recruiterId: string; readonly hiringManagerId: string; readonly userId: string };

/** Whether it is this person's turn. */
export function isTurnOf(me: string, party: WaitingParty | null, sides: Sides, owing: readonly string[]): boolean {
  const theirs: Record<WaitingParty, boolean> = {
    recruiter: sides.recruiterId === me,
    manager: sides.hiringManagerId === me,
    interviewer: owing.includes(me),
    candidate: sides.userId === me,
  };
  return party !== null && theirs[party];
}

/** Longer in a stage than its days is late, longer than twice its days overdue. Source: screens, section 6. */
export function ageOf(entered: Date, slaDays: number, now: Date): StageAge {
  const days = (now.getTime() - entered.getTime()) / DAY_MS;
  if (days > 2 * slaDays) return 'overdue';
  return days > slaDays ? 'late' : 'fresh';
}
