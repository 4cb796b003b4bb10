import {
  FIRST_TURN_HOURS,
  NO_TURN_HOURS,
  SOON_HOURS,
  type ClaimRefusal,
  type CredentialFlaw,
} from '@talent-os/contracts/healthcare/shifts-states.js';
import type { Day } from '@talent-os/service-kit/calendar';
import { isValid, statusOf, type CredentialFacts } from '../../credentials/credential.rules.js';
import { daysOf, HOUR_MS, type DatedSpan, type Span } from '../shift.rules.js';
import { isTooMuch, makesOvertime, overlaps, restBetween, restHoursIn } from '../work/work.rules.js';

export type NamedCredential = CredentialFacts & { readonly name: string };

/** What of a shift decides who may work it. */
export type ShiftTerms = DatedSpan & {
  readonly requiredCredentials: readonly string[];
  readonly cancelled: boolean;
};

/** Days of absence, both included. */
export type LeaveDays = { readonly from: Day; readonly until: Day };

/**
 * What of a person decides: the credentials they hold, the shifts they are to work, whether their onboarding holds them
 * back from working any, and when they are on leave.
 */
export type ClaimantState = {
  readonly held: readonly NamedCredential[];
  readonly work: readonly Span[];
  readonly heldBack: boolean;
  readonly leave?: readonly LeaveDays[];
};

type Requiring = DatedSpan & Pick<ShiftTerms, 'requiredCredentials'>;

/** The credentials a shift requires that a person does not hold, valid on every day of it. */
export const missingOf = (shift: Requiring, held: readonly NamedCredential[]): string[] =>
  shift.requiredCredentials.filter(
    (name) => !daysOf(shift).every((day) => held.some((one) => one.name === name && isValid(statusOf(one, day)))),
  );

const isOver = (shift: ShiftTerms, now: Date) => shift.cancelled || shift.startsAt <= now;

/** What is amiss with a credential that is not valid, from the paper of that name that came nearest to it. */
function flawOf(name: string, held: readonly NamedCredential[]) {
  const order = ['expired', 'unverified', 'revoked'] as const satisfies readonly CredentialFlaw[];
  const flaws = held
    .filter((one) => one.name === name)
    .map((one) => {
      const flaw: CredentialFlaw = one.revokedAt ? 'revoked' : one.verifiedAt ? 'expired' : 'unverified';
      return { name, flaw, until: flaw === 'expired' ? one.expirationDate : null };
    })
    .toSorted(
      (one, other) =>
        order.indexOf(one.flaw) - order.indexOf(other.flaw) || (other.until ?? '').localeCompare(one.until ?? ''),
    );
  return flaws[0] ?? { name, flaw: 'missing' as const, until: null };
}

/** The first rule a person would break by working a shift, and by what. */
export type WorkObstacle<W extends Span = Span> = {
  readonly code: ClaimRefusal;
  readonly credential?: { readonly name: string; readonly flaw: CredentialFlaw; readonly until: Day | null };
  readonly rest?: { readonly hours: number; readonly needed: number };
  /** The work that stands in the way. */
  readonly other?: W;
};

/** What speaks against a person working a shift, in the order people are told; nothing where they may. */
export function obstacleTo<W extends Span>(
  shift: ShiftTerms,
  { held, work, heldBack, leave = [] }: Omit<ClaimantState, 'work'> & { readonly work: readonly W[] },
  now: Date,
): WorkObstacle<W> | undefined {
  if (isOver(shift, now)) return { code: 'shift.over' };
  const [missing] = missingOf(shift, held);
  if (missing !== undefined) return { code: 'shift.credential', credential: flawOf(missing, held) };
  if (heldBack) return { code: 'shift.onboarding' };
  if (daysOf(shift).some((day) => leave.some(({ from, until }) => from <= day && day <= until)))
    return { code: 'shift.leave' };
  const double = work.find((one) => overlaps(one, shift));
  if (double) return { code: 'shift.overlap', other: double };
  const needed = restHoursIn(shift.timezone);
  const near = work.find((one) => restBetween(shift, one) < needed);
  if (near) return { code: 'shift.rest', rest: { hours: restBetween(shift, near), needed }, other: near };
  return isTooMuch(shift, work, shift.timezone) ? { code: 'shift.hours' } : undefined;
}

/** The first rule a person would break by working a shift; nothing where they may. */
export const workRefusal = (shift: ShiftTerms, state: ClaimantState, now: Date): ClaimRefusal | undefined =>
  obstacleTo(shift, state, now)?.code;

export type PublishedShift = ShiftTerms & { readonly publishedAt: Date };

/** Whether a shift is still kept for those with fewer hours. */
export const isFirstTurn = ({ publishedAt, startsAt }: PublishedShift, now: Date): boolean =>
  +now < +publishedAt + FIRST_TURN_HOURS * HOUR_MS && +startsAt - +now >= NO_TURN_HOURS * HOUR_MS;

/** Whether hours lie in the lower half of everybody's. As many as the one in the middle count as lower. */
export function inLowerHalf(mine: number, everybodys: readonly number[]): boolean {
  const sorted = everybodys.toSorted((one, other) => one - other);
  const middle = sorted[Math.ceil(sorted.length / 2) - 1];
  return middle === undefined || mine <= middle;
}

/** What a claim is refused for, or nothing. `free`: slots nobody has. `hasTurn`: asked where the shift is kept for some. */
export function claimRefusal(
  shift: PublishedShift,
  standing: ClaimantState,
  free: number,
  hasTurn: boolean,
  now: Date,
): ClaimRefusal | undefined {
  const refusal = workRefusal(shift, standing, now);
  if (refusal) return refusal;
  if (free < 1) return 'shift.full';
  return isFirstTurn(shift, now) && !hasTurn ? 'shift.turn' : undefined;
}

export const startsSoon = ({ startsAt }: Span, now: Date): boolean => +startsAt - +now < SOON_HOURS * HOUR_MS;

/** What becomes of a claim: work that is overtime, or starts soon, waits for approval. */
export function claimOutcome(shift: ShiftTerms, work: readonly Span[], now: Date) {
  const overtime = makesOvertime(shift, work, shift.timezone);
  return { overtime, status: overtime || startsSoon(shift, now) ? ('pending' as const) : ('confirmed' as const) };
}
