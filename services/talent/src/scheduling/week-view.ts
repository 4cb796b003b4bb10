import type { Input, Output } from '@talent-os/contracts';
import { contactPeople } from '@talent-os/contracts/identity/directory.js';
import { MEETING_HOURS } from '@talent-os/contracts/talent/interview-states.js';
import type { getSchedulingWeek, Lane, TakenSpan } from '@talent-os/contracts/talent/scheduling.js';
import { DomainError, type Ctx } from '@talent-os/service-kit';
import { addDays, weekOf, type Day } from '@talent-os/service-kit/calendar';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { dayIn, instantIn } from '@talent-os/service-kit/wall-clock';
import { busyTimes, type Busy } from '../interviews/busy.js';
import type { Span } from '../interviews/interview.rules.js';
import { allWorkHere } from '../people/all-work-here.js';
import { peopleById } from '../people/people.js';
import { freeTimes, proposedSlots } from './free.rules.js';
import { mayPropose } from './may-propose.js';
import {
  busiestInterviewers,
  chosenApplication,
  heldWithin,
  type ChosenRow,
  type HeldRow,
} from './scheduling.queries.js';

type WeekInput = Input<typeof getSchedulingWeek>;
type Chosen = { readonly row: ChosenRow; readonly timezone: string } | undefined;
/** From Monday to Friday. */
const WORKING_DAYS = 5;

/** A week of those who interview: what takes their time, and when they can meet whom they are to interview. */
export async function weekView(ctx: Ctx, input: WeekInput): Promise<Output<typeof getSchedulingWeek>> {
  const timezone = await timezoneOf(ctx);
  const today = dayIn(ctx.now, timezone);
  const monday = weekOf(input.week ?? today);
  const midnight = (day: Day) => instantIn(day, '00:00', timezone);
  const within = { start: midnight(monday), end: midnight(addDays(monday, 7)) };
  const row = input.applicationId ? await chosenApplication(ctx, input.applicationId) : undefined;
  const ids = await panelOf(ctx, input, row, within);
  const everybody = row ? [...ids, row.userId] : ids;
  const [held, { busy, missing }, zones] = await Promise.all([
    heldWithin(ctx, everybody, within),
    busyTimes(ctx, ids, within),
    zonesOf(ctx, everybody, timezone),
  ]);
  const name = await peopleById(ctx, [...everybody, ...held.map(({ candidateId }) => candidateId)]);
  const chosen = row && { row, timezone: zones(row.userId) };
  const people = ids.map((userId): Lane => ({
    userId,
    name: name(userId).name,
    timezone: zones(userId),
    interviews: held.filter(({ interviewerIds }) => interviewerIds.includes(userId)).length,
  }));
  const { minutes } = input;
  const free = people.length === 0 ? [] : freeOf(ctx, { within, minutes, people, chosen, held, busy });
  return {
    days: daysShown(monday, held, ids, timezone),
    today,
    timezone,
    application: chosen ? applicationAsRead(ctx, chosen, name(chosen.row.userId).name) : null,
    people,
    taken: takenSpans(ids, held, busy, (id) => name(id).name),
    free: free.map(({ start, end }) => ({ start: start.toISOString(), end: end.toISOString() })),
    proposed: chosen ? proposedSlots(free, minutes, timezone).map((slot) => slot.toISOString()) : [],
    missing: [...missing],
  };
}

/** Whom the week is of: who was asked for, else who last interviewed for the position, else who interviews most. */
async function panelOf(ctx: Ctx, { interviewerIds }: WeekInput, row: ChosenRow | undefined, within: Span) {
  if (interviewerIds && interviewerIds.length > 0) {
    if (!(await allWorkHere(ctx, interviewerIds))) throw new DomainError('resource.missing');
    return interviewerIds.filter((id) => id !== row?.userId);
  }
  if (!row) return busiestInterviewers(ctx, within);
  return (row.panel ?? [row.hiringManagerId]).filter((id) => id !== row.userId);
}

/** The clocks of people: their own, else the organization's. */
async function zonesOf(ctx: Ctx, ids: string[], home: string): Promise<(id: string) => string> {
  if (ids.length === 0) return () => home;
  const { people } = await ctx.call(contactPeople, { ids });
  const own = new Map(people.map(({ id, timezone }) => [id, timezone]));
  return (id) => own.get(id) ?? home;
}

type Sought = {
  readonly within: Span;
  readonly minutes: number;
  readonly people: readonly Lane[];
  readonly chosen: Chosen;
  readonly held: readonly HeldRow[];
  readonly busy: readonly Busy[];
};

function freeOf(ctx: Ctx, { within, minutes, people, chosen, held, busy }: Sought): Span[] {
  const spans = held.map((one) => ({ ...one, start: new Date(one.start), end: new Date(one.end) }));
  const involves = (id: string) => spans.filter((one) => one.candidateId === id || one.interviewerIds.includes(id));
  return freeTimes({
    within,
    minutes,
    hours: [
      ...people.map(({ timezone }) => ({ timezone, ...MEETING_HOURS.interviewer })),
      ...(chosen ? [{ timezone: chosen.timezone, ...MEETING_HOURS.candidate }] : []),
    ],
    taken: [...people.flatMap(({ userId }) => involves(userId)), ...busy],
    theirs: chosen ? involves(chosen.row.userId) : [],
    now: ctx.now,
  });
}

function applicationAsRead(ctx: Ctx, { row, timezone }: NonNullable<Chosen>, personName: string) {
  const { applicationId, positionTitle, stage, status } = row;
  return { applicationId, positionTitle, stage, timezone, personName, may: mayPropose(ctx, status) };
}

/** What stands in the lane of each: an interview in that of everybody in it. */
function takenSpans(
  ids: readonly string[],
  held: readonly HeldRow[],
  busy: readonly Busy[],
  nameOf: (id: string) => string,
): TakenSpan[] {
  return ids.flatMap((userId) => [
    ...held
      .filter(({ interviewerIds, candidateId }) => interviewerIds.includes(userId) || candidateId === userId)
      .map(({ start, end, reached, candidateId }) => ({
        userId,
        kind: 'interview' as const,
        start,
        end,
        personName: reached && candidateId !== userId ? nameOf(candidateId) : null,
      })),
    ...busy
      .filter((one) => one.userId === userId)
      .map(({ kind, start, end }) => ({
        userId,
        kind,
        start: start.toISOString(),
        end: end.toISOString(),
        personName: null,
      })),
  ]);
}

/** The working days of a week, and days of its end on which one of these people interviews. */
function daysShown(monday: Day, held: readonly HeldRow[], ids: readonly string[], timezone: string): Day[] {
  const theirs = held.filter(({ interviewerIds }) => interviewerIds.some((id) => ids.includes(id)));
  const used = new Set(theirs.map(({ start }) => dayIn(new Date(start), timezone)));
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index)).filter(
    (day, index) => index < WORKING_DAYS || used.has(day),
  );
}
