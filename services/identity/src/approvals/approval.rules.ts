import type { ErrorCode } from '@talent-os/contracts';
import {
  APPROVAL_HOURS,
  UNATTENDED_HOURS,
  type ApprovalDecider,
  type ApprovalOutcome,
  type ApprovalState,
} from '@talent-os/contracts/identity/approvals.js';

const HOUR_MS = 60 * 60_000;

/** People who could decide: administrators of the platform, and those of the organization it concerns. */
type Deciders = { readonly platform: readonly string[]; readonly organization: readonly string[] };
/** Whom a request is from and about. */
type Parties = { readonly askedBy: string; readonly subjectId: string };

const isParty = ({ askedBy, subjectId }: Parties, personId: string): boolean =>
  personId === askedBy || personId === subjectId;

/** Whose word a request takes: somebody’s who neither asked nor gains by it. Where there is nobody, time’s. */
export function deciderOf({ platform, organization }: Deciders, parties: Parties): ApprovalDecider {
  const another = (personId: string) => !isParty(parties, personId);
  if (platform.some(another)) return 'platform';
  return organization.some(another) ? 'organization' : 'time';
}

/** Until when it can be approved; or when it takes effect, where nobody has to. */
export const dueAfter = (decider: ApprovalDecider, now: Date): Date =>
  new Date(now.getTime() + (decider === 'time' ? UNATTENDED_HOURS : APPROVAL_HOURS) * HOUR_MS);

export type ApprovalFacts = Parties & {
  readonly state: ApprovalState;
  readonly decider: ApprovalDecider;
  readonly dueAt: Date;
};
type Caller = { readonly personId: string; readonly side: 'platform' | 'organization' };
export type Decision = 'approve' | 'decline';

/** Why somebody may not decide so; nothing where they may. Anybody admitted stops it, who asked included; nobody approves their own. */
export function objectionTo(
  decision: Decision,
  approval: ApprovalFacts,
  { personId, side }: Caller,
  now: Date,
): ErrorCode | undefined {
  if (approval.state !== 'waiting' || approval.dueAt <= now) return 'approval.over';
  if (side === 'organization' && approval.decider === 'platform') return 'approval.platform';
  return decision === 'approve' && isParty(approval, personId) ? 'approval.own' : undefined;
}

/** What becomes of it. */
export const stateAfter = (decision: Decision, { askedBy }: Parties, personId: string): ApprovalOutcome => {
  if (decision === 'approve') return 'approved';
  return personId === askedBy ? 'withdrawn' : 'declined';
};
