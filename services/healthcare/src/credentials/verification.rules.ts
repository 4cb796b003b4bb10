import type { ErrorCode } from '@talent-os/contracts';
import type { VerificationMethod } from '@talent-os/contracts/healthcare/credentials.js';
import type { Day } from '@talent-os/service-kit/calendar';
import { statusOf, type CredentialFacts } from './credential.rules.js';

export type OwnedCredential = CredentialFacts & { readonly userId: string };
/** The renewal that waits, where one does. */
export type WaitingRenewal = { readonly expirationDate: Day; readonly number: string } | null;

/** What a person wants to do with a credential. */
export type Step =
  | { readonly kind: 'renew'; readonly by: string; readonly expirationDate: Day }
  | { readonly kind: 'withdraw'; readonly by: string }
  | { readonly kind: 'verify'; readonly by: string; readonly method: VerificationMethod; readonly reference: string }
  | { readonly kind: 'reject' | 'revoke'; readonly by: string; readonly reason: string };
export type Decision = Extract<Step, { readonly kind: 'verify' | 'reject' | 'revoke' }>;
type StepError = Extract<ErrorCode, `credential.${string}`>;

type Guard = (credential: OwnedCredential, waiting: WaitingRenewal, step: Step, today: Day) => StepError | false;

const revoked: Guard = (credential) => credential.revokedAt !== null && 'credential.revoked';
const notMine: Guard = (credential, _, { by }) => credential.userId === by && 'credential.ownDecision';
const settled: Guard = (credential, waiting) =>
  (credential.revokedAt !== null || (credential.verifiedAt !== null && !waiting)) && 'credential.settled';

const guards: Record<Step['kind'], readonly Guard[]> = {
  renew: [
    revoked,
    (credential) => credential.verifiedAt === null && 'credential.unverified',
    (_, waiting) => waiting !== null && 'credential.waiting',
    (credential, _, __, today) => statusOf(credential, today) === 'active' && 'credential.early',
    (credential, _, step, today) =>
      step.kind === 'renew' &&
      (step.expirationDate <= credential.expirationDate || step.expirationDate <= today) &&
      'credential.date',
  ],
  withdraw: [settled],
  verify: [notMine, settled],
  reject: [notMine, settled],
  revoke: [notMine, revoked],
};

/** The first rule a step would break, in the order people are told, or nothing. `today` is the UTC day. */
export function refusalOf(
  credential: OwnedCredential,
  waiting: WaitingRenewal,
  step: Step,
  today: Day,
): StepError | undefined {
  for (const guard of guards[step.kind]) {
    const refusal = guard(credential, waiting, step, today);
    if (refusal) return refusal;
  }
  return undefined;
}

/** What an allowed decision changes on the credential itself. A rejected renewal changes nothing: the old date holds. */
export function changesOf(waiting: WaitingRenewal, decision: Decision, now: Date) {
  if (decision.kind === 'verify')
    return {
      ...(waiting && { expirationDate: waiting.expirationDate, number: waiting.number, toldDays: null }),
      verifiedBy: decision.method,
      verifiedReference: decision.reference,
      verifiedById: decision.by,
      verifiedAt: now,
    };
  if (decision.kind === 'reject' && waiting) return {};
  return { revokedAt: now, revokeReason: decision.reason };
}
