import { admits, type Output } from '@talent-os/contracts';
import { pipelineKeeper } from '@talent-os/contracts/talent/interviews.js';
import type { BrokenBooking, getScheduling, ToSchedule } from '@talent-os/contracts/talent/scheduling.js';
import type { Ctx } from '@talent-os/service-kit';
import { busyTimes, type BusyAnswer } from '../interviews/busy.js';
import { cardsDueAt, type Span } from '../interviews/interview.rules.js';
import { mayOfInterview } from '../interviews/may.rules.js';
import { activePeople } from '../people/active-people.js';
import { peopleById } from '../people/people.js';
import { brokenOf } from './broken.rules.js';
import { mayPropose } from './may-propose.js';
import { openBookings, owedCards, toSchedule, type BookingRow, type WaitingRow } from './scheduling.queries.js';

type Names = (id: string) => { readonly name: string };

/** What is to be arranged, what no longer holds, and who owes a scorecard. */
export async function schedulingOf(ctx: Ctx): Promise<Output<typeof getScheduling>> {
  const [waiting, bookings, owed] = await Promise.all([toSchedule(ctx), openBookings(ctx), owedCards(ctx)]);
  const interviewers = bookings.flatMap(({ interviewerIds }) => interviewerIds);
  const [name, here, { busy, missing }] = await Promise.all([
    peopleById(ctx, [
      ...waiting.map(({ userId }) => userId),
      ...bookings.map(({ candidateId }) => candidateId),
      ...owed.flatMap(({ candidateId, interviewerId }) => [candidateId, interviewerId]),
      ...interviewers,
    ]),
    activePeople(ctx, interviewers),
    busyAround(ctx, bookings),
  ]);
  return {
    toSchedule: waiting.map((row) => waitingAsRead(ctx, row, name)),
    broken: bookings.flatMap((booking) => brokenAsRead(ctx, booking, busy, here, name) ?? []),
    overdueCards: owed.map(({ interviewId, applicationId, candidateId, positionTitle, interviewerId, end }) => ({
      interviewId,
      applicationId,
      positionTitle,
      personName: name(candidateId).name,
      interviewerName: name(interviewerId).name,
      cardsDueAt: cardsDueAt(new Date(end)).toISOString(),
    })),
    missing: [...missing],
  };
}

function busyAround(ctx: Ctx, bookings: readonly BookingRow[]): Promise<BusyAnswer> {
  const set = bookings.flatMap((one) => (one.end === null ? [] : [{ ...one, end: one.end }]));
  const last = Math.max(ctx.now.getTime(), ...set.map(({ end }) => Date.parse(end)));
  const people = set.flatMap(({ interviewerIds }) => interviewerIds);
  return busyTimes(ctx, people, { start: ctx.now, end: new Date(last) });
}

const waitingAsRead = (ctx: Ctx, { userId, status, ...row }: WaitingRow, name: Names): ToSchedule => ({
  ...row,
  personName: name(userId).name,
  may: mayPropose(ctx, status),
});

function brokenAsRead(
  ctx: Ctx,
  booking: BookingRow,
  busy: BusyAnswer['busy'],
  here: ReadonlySet<string>,
  name: Names,
): BrokenBooking | undefined {
  const { candidateId, applicationStatus, source, start, end, slots, interviewerIds, ...shown } = booking;
  const times = slots.map((slot) => new Date(slot));
  const set: Span | null = start && end ? { start: new Date(start), end: new Date(end) } : null;
  const broken = brokenOf({ set, slots: times, interviewerIds }, busy, here, ctx.now);
  if (!broken) return undefined;
  const named = (userId: string) => ({ userId, name: name(userId).name });
  const situation = {
    keeps: admits(ctx.ability, pipelineKeeper),
    holds: interviewerIds.includes(ctx.userId),
    theirs: source === 'internal',
    applicationStatus,
  };
  return {
    ...shown,
    start,
    personName: name(candidateId).name,
    reason: broken.reason,
    people: broken.peopleIds.map(named),
    interviewers: interviewerIds.map(named),
    may: mayOfInterview({ status: shown.status, startAt: set && set.start, slots: times }, situation, ctx.now),
  };
}
