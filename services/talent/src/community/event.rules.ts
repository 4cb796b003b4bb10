import type { EventSeatState } from '@talent-os/contracts/talent/community-events.js';
import { minutesAfter } from '@talent-os/service-kit/calendar';

/** When an event ends that begins then and takes so many minutes. */
export const endOf = (startsAt: string, minutes: number): Date => minutesAfter(new Date(startsAt), minutes);

/** What somebody gets who comes now: a seat, or a place behind whoever waits. */
export const seatFor = (seats: number | null, taken: readonly Seat[]): EventSeatState =>
  seats === null || taken.length < seats ? 'going' : 'waiting';

type Seat = { readonly status: EventSeatState; readonly place: number };

/** Who gets a seat that is free: those who wait, in the order in which they came. */
export function promotedOf<S extends Seat>(seats: number | null, taken: readonly S[]): S[] {
  const waiting = taken.filter(({ status }) => status === 'waiting').toSorted((a, b) => a.place - b.place);
  if (seats === null) return waiting;
  return waiting.slice(0, Math.max(0, seats - (taken.length - waiting.length)));
}
