import type { ReleaseReason, StoredStatus, SwapStatus } from '@talent-os/contracts/healthcare/shifts-states.js';
import { releaseOf, waitingOf } from '../shifts/assignment/assignment.rules.js';
import {
  claimOutcome,
  claimRefusal,
  missingOf,
  workRefusal,
  type NamedCredential,
  type PublishedShift,
  type ClaimantState,
} from '../shifts/claim/claim.rules.js';
import type { Span } from '../shifts/shift.rules.js';
import { stepOf, swapRefusal, type Side, type SwapStep } from '../shifts/exchange/swap.rules.js';

type Slot = {
  shift: number;
  userId: string;
  status: StoredStatus;
  releaseAskedAt: Date | null;
  reason?: ReleaseReason;
};
type Swap = { proposerId: string; colleagueId: string; given: Slot; wanted: Slot; status: SwapStatus };
export type Planned = PublishedShift & { slots: number };

/** The roster as the handlers keep it: load, decide by the rules, save. */
export class World {
  readonly slots: Slot[] = [];
  readonly swaps: Swap[] = [];
  constructor(
    readonly shifts: readonly Planned[],
    readonly held: ReadonlyMap<string, NamedCredential[]>,
    public now: Date,
  ) {}

  work(userId: string, but?: Slot): Span[] {
    return this.slots
      .filter((slot) => slot.userId === userId && slot !== but && this.counts(slot))
      .map(({ shift }) => this.shifts[shift]!);
  }
  counts = ({ status, shift }: Slot) =>
    status === 'confirmed' || (status === 'pending' && this.shifts[shift]!.startsAt > this.now);
  standing = (userId: string, but?: Slot): ClaimantState => ({
    held: this.held.get(userId)!,
    work: this.work(userId, but),
    heldBack: false,
  });
  free = (shift: number) =>
    this.shifts[shift]!.slots -
    this.slots.filter((slot) => slot.shift === shift && ['pending', 'confirmed', 'no_show'].includes(slot.status))
      .length;

  claim(shift: number, userId: string, assigned: boolean): void {
    const wanted = this.shifts[shift]!;
    const standing = this.standing(userId);
    const refusal = assigned
      ? (workRefusal(wanted, standing, this.now) ?? (this.free(shift) < 1 ? 'shift.full' : undefined))
      : claimRefusal(wanted, standing, this.free(shift), true, this.now);
    if (refusal) return;
    const { status } = assigned ? { status: 'confirmed' as const } : claimOutcome(wanted, standing.work, this.now);
    this.slots.push({ shift, userId, status, releaseAskedAt: null });
  }

  release(slot: Slot): void {
    if (slot.status !== 'pending' && slot.status !== 'confirmed') return;
    const answer = releaseOf(slot, this.shifts[slot.shift]!, this.now);
    if ('refusal' in answer) return;
    if (answer.step === 'released') this.let(slot, 'person');
    else slot.releaseAskedAt = this.now;
    this.withdraw(slot);
  }

  decide(slot: Slot, approve: boolean): void {
    const wanted = this.shifts[slot.shift]!;
    const waiting = waitingOf(slot, wanted, 'manager', this.now);
    if ('refusal' in waiting) return;
    if (waiting.step === 'release') {
      if (approve) this.let(slot, 'person');
      slot.releaseAskedAt = null;
    } else if (!approve) slot.status = 'declined';
    else if (missingOf(wanted, this.held.get(slot.userId)!).length === 0) slot.status = 'confirmed';
  }

  propose(given: Slot, wanted: Slot): void {
    const open = this.swaps.some(
      (swap) =>
        ['proposed', 'accepted'].includes(swap.status) &&
        [swap.given, swap.wanted].some((one) => one === given || one === wanted),
    );
    if (open || given.userId === wanted.userId || swapRefusal(this.side(given), this.side(wanted), this.now)) return;
    this.swaps.push({ proposerId: given.userId, colleagueId: wanted.userId, given, wanted, status: 'proposed' });
  }

  settle(swap: Swap, step: SwapStep): void {
    const answer = stepOf(swap, step, 'manager');
    if ('refusal' in answer) return;
    const checked = step === 'accept' || step === 'approve';
    if (checked && swapRefusal(this.side(swap.given), this.side(swap.wanted), this.now)) return;
    swap.status = answer.status;
    if (answer.status !== 'approved') return;
    [swap.given.userId, swap.wanted.userId] = [swap.wanted.userId, swap.given.userId];
  }

  /** A credential is revoked: what needs it is released. */
  revoke(userId: string): void {
    for (const one of this.held.get(userId)!) Object.assign(one, { revokedAt: this.now });
    for (const slot of this.slots.filter(
      (one) => one.userId === userId && ['pending', 'confirmed'].includes(one.status),
    ))
      if (this.shifts[slot.shift]!.startsAt > this.now) {
        this.let(slot, 'credential');
        this.withdraw(slot);
      }
  }

  private side = (slot: Slot): Side => ({
    gives: this.shifts[slot.shift]!,
    slot,
    rest: this.standing(slot.userId, slot),
  });
  private let(slot: Slot, reason: ReleaseReason): void {
    Object.assign(slot, { status: 'released', releaseAskedAt: null, reason });
  }
  private withdraw(slot: Slot): void {
    for (const swap of this.swaps)
      if ([swap.given, swap.wanted].includes(slot) && ['proposed', 'accepted'].includes(swap.status))
        swap.status = 'withdrawn';
  }
}
