import { DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { ShiftAssignment } from '../assignment/assignment.entity.js';
import type { ClaimantState } from '../claim/claim.rules.js';
import type { Pair } from './lock-swap.js';
import { publishedOf } from '../shift-event.js';
import { standingOf, type WorkerState } from '../claim/standing.queries.js';
import { swapRefusal, type Side } from './swap.rules.js';
import { makesOvertime } from '../work/work.rules.js';

/** Both sides of an exchange as the rules look at them. */
export async function sidesOf(tx: Transaction, { given, wanted }: Pair, now: Date): Promise<readonly [Side, Side]> {
  const sideOf = async ({ assignment, shift }: Pair['given'], gets: Pair['given']): Promise<Side> => {
    const around = {
      timezone: shift.timezone,
      startsAt: earlier(shift.startsAt, gets.shift.startsAt),
      endsAt: later(shift.endsAt, gets.shift.endsAt),
    };
    const known = await standingOf(tx, assignment.userId, around, now);
    return { gives: publishedOf(shift), slot: assignment, rest: withoutAssignment(known, assignment.id) };
  };
  return [await sideOf(given, wanted), await sideOf(wanted, given)];
}

/** What somebody works besides one of their assignments. */
export const withoutAssignment = (known: WorkerState, assignmentId: string): ClaimantState => ({
  ...known,
  work: known.work.filter((one) => one.assignmentId !== assignmentId),
});

/** Refuses where one of the two may not work what they would get. */
export async function requireExchangeable(tx: Transaction, pair: Pair, now: Date): Promise<readonly [Side, Side]> {
  const sides = await sidesOf(tx, pair, now);
  const refusal = swapRefusal(...sides, now);
  if (refusal) throw new DomainError(refusal);
  return sides;
}

/** Each of two people gets the other's shift. */
export async function exchange(tx: Transaction, ctx: Ctx, pair: Pair): Promise<void> {
  const [proposer, colleague] = await requireExchangeable(tx, pair, ctx.now);
  const { given, wanted } = pair;
  const [one, other] = [given.assignment.userId, wanted.assignment.userId];
  await tx.update(ShiftAssignment, given.assignment, {
    userId: other,
    overtime: makesOvertime(given.shift, colleague.rest.work, given.shift.timezone),
  });
  await tx.update(ShiftAssignment, wanted.assignment, {
    userId: one,
    overtime: makesOvertime(wanted.shift, proposer.rest.work, wanted.shift.timezone),
  });
}

const earlier = (one: Date, other: Date) => (one < other ? one : other);
const later = (one: Date, other: Date) => (one > other ? one : other);
