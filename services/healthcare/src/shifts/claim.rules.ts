import {
  FIRST_TURN_HOURS,
  NO_TURN_HOURS,
  SOON_HOURS,
  type ClaimRefusal,
} from '@talent-os/contracts/healthcare/shifts-states.js';
import type { Day } from '@talent-os/service-kit/calendar';
import { isValid, statusOf, type CredentialFacts } from '../credentials/credential.rules.js';
import { HOUR_MS, type Span } from './shift.rules.js';
import { isTooMuch, makesOvertime, overlaps, restAround, restHoursIn } from './work.rules.js';

export type NamedCredential = CredentialFacts & { readonly name: string };

/** What of a shift decides who may work it. */
export type ShiftTerms = Span & {
  readonly date: Day;
  readonly timezone: string;
  readonly requiredCredentials: readonly string[];
  readonly cancelled: boolean;
};

/**
 * What of a person decides: the credentials they hold, the shifts they are to work, and whether their onboarding holds
 * them back from working any.
 */
export type ClaimantState = {
  readonly held: readonly NamedCredential[];
  readonly work: readonly Span[];
  readonly heldBack: boolean;
};

/** The required credentials that a person does not hold, valid on a day. */
export const missingOf = (required: readonly string[], held: readonly NamedCredential[], day: Day): string[] =>
  required.filter((name) => !held.some((one) => one.name === name && isValid(statusOf(one, day))));

const isOver = (shift: ShiftTerms, now: Date) => shift.cancelled || shift.startsAt <= now;

/** The first rule a person would break by working a shift, in the order people are told; nothing where they may. */
export function workRefusal(
  shift: ShiftTerms,
  { held, work, heldBack }: ClaimantState,
  now: Date,
): ClaimRefusal | undefined {
  if (isOver(shift, now)) return 'shift.over';
  if (missingOf(shift.requiredCredentials, held, shift.date).length > 0) return 'shift.credential';
  if (heldBack) return 'shift.onboarding';
  if (work.some((other) => overlaps(other, shift))) return 'shift.overlap';
  if (restAround(shift, work) < restHoursIn(shift.timezone)) return 'shift.rest';
  return isTooMuch(shift, work) ? 'shift.hours' : undefined;
}

export type Published = ShiftTerms & { readonly publishedAt: Date };

/** Whether a shift is still kept for those with fewer hours. */
export const isFirstTurn = ({ publishedAt, startsAt }: Published, now: Date): boolean =>
  +now < +publishedAt + FIRST_TURN_HOURS * HOUR_MS && +startsAt - +now >= NO_TURN_HOURS * HOUR_MS;

/** Whether hours lie in the lower half of everybody's. As many as the one in the middle count as lower. */
export function inLowerHalf(mine: number, everybodys: readonly number[]): boolean {
  const sorted = everybodys.toSorted((one, other) => one - other);
  const middle = sorted[Math.ceil(sorted.length / 2) - 1];
  return middle === undefined || mine <= middle;
}

/** What a claim is refused for, or nothing. `free`: slots nobody has. `hasTurn`: asked where the shift is kept for some. */
export function claimRefusal(
  shift: Published,
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
