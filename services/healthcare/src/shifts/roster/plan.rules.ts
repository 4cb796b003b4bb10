import type { ClaimRefusal } from '@talent-os/contracts/healthcare/shifts-states.js';
import type { Span } from '../shift.rules.js';
import { workRefusal, type ClaimantState, type ShiftTerms } from '../claim/claim.rules.js';
import { makesOvertime } from '../work/work.rules.js';

/** Somebody who is to work a shift. */
type Wish<S extends ShiftTerms> = { readonly shift: S; readonly userId: string };
type GrantedWish<S extends ShiftTerms> = Wish<S> & { readonly overtime: boolean };
export type RefusedWish<S extends ShiftTerms> = Wish<S> & { readonly code: ClaimRefusal };

type Plan<S extends ShiftTerms> = { readonly granted: GrantedWish<S>[]; readonly refused: RefusedWish<S>[] };

/**
 * Decides who of a list works what, by the rules of every claim, the earliest shifts first: what is granted counts as
 * work for what comes later. `slotsOf`: slots of a shift that nobody has.
 */
export function planWork<S extends ShiftTerms>(
  wishes: readonly Wish<S>[],
  states: ReadonlyMap<string, ClaimantState>,
  slotsOf: (shift: S) => number,
  now: Date,
): Plan<S> {
  const plan: Plan<S> = { granted: [], refused: [] };
  const work = new Map<string, Span[]>([...states].map(([userId, state]) => [userId, [...state.work]]));
  const taken = new Map<S, number>();
  const inOrder = wishes.toSorted((one, other) => +one.shift.startsAt - +other.shift.startsAt);
  for (const { shift, userId } of inOrder) {
    const state = states.get(userId);
    const mine = work.get(userId);
    if (!state || !mine) continue;
    const full = (taken.get(shift) ?? 0) >= slotsOf(shift);
    const code = workRefusal(shift, { ...state, work: mine }, now) ?? (full ? 'shift.full' : undefined);
    if (code) {
      plan.refused.push({ shift, userId, code });
      continue;
    }
    plan.granted.push({ shift, userId, overtime: makesOvertime(shift, mine, shift.timezone) });
    taken.set(shift, (taken.get(shift) ?? 0) + 1);
    mine.push(shift);
  }
  return plan;
}

type Times = { readonly date: string; readonly startTime: string; readonly endTime: string };

/** Shifts of one week that another one lacks, each on its weekday there; `days` lie between the two. */
export function missingShifts<S extends Times>(
  source: readonly S[],
  target: readonly Times[],
  onDay: (date: string) => string,
): { readonly of: S; readonly date: string }[] {
  const keyOf = ({ date, startTime, endTime }: Times) => `${date} ${startTime} ${endTime}`;
  const there = new Map<string, number>();
  for (const one of target) there.set(keyOf(one), (there.get(keyOf(one)) ?? 0) + 1);
  return source.flatMap((one) => {
    const date = onDay(one.date);
    const key = keyOf({ ...one, date });
    const left = there.get(key) ?? 0;
    if (left === 0) return [{ of: one, date }];
    there.set(key, left - 1);
    return [];
  });
}

/** The middle of some figures: between the two in the middle where they are even; null of none. */
export function medianOf(figures: readonly number[]): number | null {
  if (figures.length === 0) return null;
  const sorted = figures.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
