import type { ErrorCode } from '@talent-os/contracts';
import { clearanceOfficerActions } from '@talent-os/contracts/cyber/clearance.js';
import { actionsBy } from '@talent-os/service-kit/may';
import type { Day } from '@talent-os/service-kit/calendar';
import { clearanceFacts, NOTHING, type ClearanceRecord } from './clearance-facts.js';

export type Problem = { readonly field: keyof ClearanceRecord; readonly message: string };

const past = (field: keyof ClearanceRecord, message = 'Please choose today or an earlier day') => ({
  field,
  message,
  holds: (facts: ClearanceRecord, today: Day) => !facts[field] || facts[field] <= today,
});

const checks: readonly (Problem & { readonly holds: (facts: ClearanceRecord, today: Day) => boolean })[] = [
  {
    field: 'grantedDate',
    message: 'Please choose the day it was granted',
    holds: ({ currentLevel, grantedDate }) => currentLevel === 'none' || grantedDate !== null,
  },
  {
    field: 'grantingAuthority',
    message: 'Please enter who granted it',
    holds: ({ currentLevel, grantingAuthority }) => currentLevel === 'none' || Boolean(grantingAuthority),
  },
  past('grantedDate'),
  past('lastInvestigationClosed'),
  past('questionnaireUpdated'),
  past('accessEndedAt'),
  {
    field: 'expirationDate',
    message: 'Please choose a day after it was granted',
    holds: ({ grantedDate, expirationDate }) => !grantedDate || !expirationDate || expirationDate > grantedDate,
  },
  {
    field: 'accessEndedAt',
    message: 'Please choose a day after it was granted',
    holds: ({ grantedDate, accessEndedAt }) => !grantedDate || !accessEndedAt || accessEndedAt >= grantedDate,
  },
  {
    field: 'lastInvestigationClosed',
    message: 'Please choose the day the investigation was closed',
    holds: ({ investigationStatus, lastInvestigationClosed }) =>
      investigationStatus !== 'favorable' || lastInvestigationClosed !== null,
  },
  {
    field: 'questionnaireUpdated',
    message: 'Please choose the day the questionnaire was last updated',
    holds: ({ investigationStatus, questionnaireUpdated }) =>
      investigationStatus !== 'continuous_vetting' || questionnaireUpdated !== null,
  },
];

/** What is wrong with a report on a day (UTC), field by field. */
export const problemsOf = (facts: ClearanceRecord, today: Day): Problem[] =>
  checks.filter(({ holds }) => !holds(facts, today)).map(({ field, message }) => ({ field, message }));

/** A report as it is kept: without a level there is nothing that was granted, expires or ends. */
export function normalizeReport(facts: ClearanceRecord): ClearanceRecord {
  const complete = clearanceFacts({ ...facts, grantingAuthority: facts.grantingAuthority || null });
  const { investigationStatus, lastInvestigationClosed, questionnaireUpdated } = complete;
  return complete.currentLevel === 'none'
    ? { ...NOTHING, investigationStatus, lastInvestigationClosed, questionnaireUpdated }
    : complete;
}

/** Whether two reports say the same. */
export const saysTheSame = (one: ClearanceRecord, other: ClearanceRecord): boolean =>
  JSON.stringify(clearanceFacts(one)) === JSON.stringify(clearanceFacts(other));

type ClearanceOwner = { readonly userId: string };
type WaitingUpdate = { readonly id: string } | null;
type Decision = { readonly by: string; readonly updateId: string };

/** Why an officer may not decide a report, or nothing. Nobody decides about themselves; what was replaced is settled. */
export function decisionRefusal(
  { userId }: ClearanceOwner,
  waiting: WaitingUpdate,
  { by, updateId }: Decision,
): Extract<ErrorCode, `clearance.${string}`> | undefined {
  if (userId === by) return 'clearance.ownDecision';
  return waiting?.id === updateId ? undefined : 'clearance.settled';
}

/** Why nothing can be reported now, or nothing: one report waits at a time. */
export const reportRefusal = (waits: boolean): ErrorCode | undefined => (waits ? 'clearance.waiting' : undefined);

/** Why there is nothing to take back, or nothing. */
export const withdrawalRefusal = (waits: boolean): ErrorCode | undefined => (waits ? undefined : 'clearance.settled');

const HOLDER_RULES = {
  report: (waits: boolean) => !reportRefusal(waits),
  withdraw: (waits: boolean) => !withdrawalRefusal(waits),
};

/** What a person may do about their own clearance; `waits`: a report of theirs is looked at. */
export const mayOfHolder = (waits: boolean) => ({ do: actionsBy(HOLDER_RULES, waits) });

/** What an officer may do with a clearance; `own`: it is theirs. Whoever decides has read the report that waits. */
export const mayOfOfficer = (waits: boolean, own: boolean) => {
  const waiting = waits ? { id: 'report' } : null;
  const refusal = decisionRefusal({ userId: own ? 'officer' : 'holder' }, waiting, {
    by: 'officer',
    updateId: 'report',
  });
  return { do: refusal ? [] : clearanceOfficerActions };
};

/** Whether a confirmed report grants another level than the one on record, which then belongs to the history. */
export const grantsAnotherLevel = (before: ClearanceRecord, after: ClearanceRecord): boolean =>
  before.currentLevel !== after.currentLevel ||
  before.grantedDate !== after.grantedDate ||
  before.grantingAuthority !== after.grantingAuthority;
