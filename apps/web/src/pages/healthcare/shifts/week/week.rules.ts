import type { Output } from '@talent-os/contracts/define';
import type { RosterPerson, RosterSlot, RosterWork, rosterWeek } from '@talent-os/contracts/healthcare/roster';
import { dayParts } from '@talent-os/contracts/healthcare/shifts-states';
import { daysAfter } from '@/lib/today';
import { counted } from '@/lib/counted';
import { shortDay } from './labels';

export type Week = Output<typeof rosterWeek>;
export type Part = RosterSlot['part'];

/** Monday to Sunday. */
export const daysOf = (week: string): readonly string[] =>
  Array.from({ length: 7 }, (_, index) => daysAfter(week, index));

/** How a kind of shift of one day is covered, against what the unit needs. */
export type Cover = {
  readonly date: string;
  readonly part: Part;
  readonly slots: readonly RosterSlot[];
  readonly needed: number;
  readonly confirmed: number;
  readonly pending: number;
  readonly planned: number;
  readonly free: number;
};

export function coverOf({ unit, shifts }: Week, date: string, part: Part): Cover {
  const there = shifts.filter((slot) => slot.date === date && slot.part === part);
  const sum = (of: (slot: RosterSlot) => number) => there.reduce((total, slot) => total + of(slot), 0);
  const required = (part === 'day' ? unit?.requiredDay : unit?.requiredNight) ?? 0;
  return {
    date,
    part,
    slots: there,
    needed: required || sum((slot) => slot.slots),
    confirmed: sum((slot) => slot.confirmed),
    pending: sum((slot) => slot.pending),
    planned: sum((slot) => slot.planned),
    free: sum((slot) => slot.free),
  };
}

const isOpen = ({ free, started }: RosterSlot) => free > 0 && !started;

/** A shift of a day that still takes somebody: of the part that is wished for, where it is said which. */
export const openingFor = ({ shifts }: Week, date: string, part?: Part): RosterSlot | undefined =>
  shifts.find((slot) => slot.date === date && isOpen(slot) && (part === undefined || slot.part === part));

/** The shift a click on somebody's day is about: what they work there, else one that takes them, their usual part first. */
export function shiftOfCell(week: Week, person: RosterPerson, date: string): RosterSlot | undefined {
  const mine = person.work.find((one) => one.date === date && one.department === week.unit?.department);
  return (
    week.shifts.find(({ shiftId }) => shiftId === mine?.shiftId) ??
    openingFor(week, date, person.part) ??
    openingFor(week, date)
  );
}

/** The part of each day on which somebody may claim a place of the unit. */
export type Offers = ReadonlyMap<string, Part>;

export const offersIn = ({ shifts }: Week, claimable: readonly { readonly id: string }[]): Offers =>
  new Map(
    shifts
      .filter((slot) => isOpen(slot) && claimable.some(({ id }) => id === slot.shiftId))
      .map(({ date, part }) => [date, part]),
  );

/** Why a person is on leave on a day. */
export const leaveOn = ({ leave }: RosterPerson, date: string) =>
  leave.find(({ firstDay, lastDay }) => firstDay <= date && date <= lastDay);

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** What of the week needs somebody, in a line. */
export function headlineOf(week: Week): string {
  const covers = daysOf(week.week).flatMap((date) => dayParts.map((part) => coverOf(week, date, part)));
  const published = covers.filter(({ slots }) => slots.some(({ status }) => status !== 'draft'));
  const needed = published.reduce((sum, cover) => sum + cover.needed, 0);
  const open = (cover: Cover) => Math.max(0, cover.needed - cover.confirmed);
  const missing = published.reduce((sum, cover) => sum + open(cover), 0);
  const worst = published.toSorted((one, other) => open(other) - open(one))[0];
  const claims = covers.reduce((sum, { pending }) => sum + pending, 0);
  const drafts = week.shifts.filter(({ status }) => status === 'draft').length;
  const parts = [
    needed === 0
      ? undefined
      : missing === 0
        ? `All ${needed} places are confirmed.`
        : `${words[missing] ?? missing} of ${needed} places ${missing === 1 ? 'is' : 'are'} open${worst && open(worst) > 1 && open(worst) < missing ? `, ${words[open(worst)]?.toLowerCase() ?? open(worst)} of them on ${shortDay(worst.date)} ${worst.part}` : ''}.`,
    claims > 0 ? `${words[claims] ?? claims} ${claims === 1 ? 'claim waits' : 'claims wait'}.` : undefined,
    drafts > 0 ? `${counted(drafts, 'drafts')} nobody has been told of.` : undefined,
  ];
  return parts.filter(Boolean).join(' ') || 'No shifts in this week yet.';
}

/** Places that are confirmed in the week, of those that are needed. */
export function confirmedOf(week: Week): { readonly confirmed: number; readonly needed: number } {
  const covers = daysOf(week.week).flatMap((date) => dayParts.map((part) => coverOf(week, date, part)));
  const withShifts = covers.filter(({ slots }) => slots.length > 0);
  return {
    confirmed: withShifts.reduce((sum, { confirmed }) => sum + confirmed, 0),
    needed: withShifts.reduce((sum, { needed }) => sum + needed, 0),
  };
}

const changeSlot = (week: Week, shiftId: string, by: 1 | -1): RosterSlot[] =>
  week.shifts.map((slot) => {
    if (slot.shiftId !== shiftId) return slot;
    const field = slot.status === 'draft' ? 'planned' : 'confirmed';
    return { ...slot, [field]: slot[field] + by, free: slot.free - by };
  });

/** The week as it will look once somebody has a place in a shift. */
export function give(week: Week, slot: RosterSlot, userId: string, assignmentId: string): Week {
  const { shiftId, date, part, startTime, endTime, status, started } = slot;
  const work: RosterWork = {
    assignmentId,
    shiftId,
    department: week.unit?.department ?? '',
    date,
    part,
    startTime,
    endTime,
    status: status === 'draft' ? 'planned' : 'confirmed',
    overtime: false,
    started,
  };
  return {
    ...week,
    shifts: changeSlot(week, shiftId, 1),
    people: week.people.map((one) => (one.userId === userId ? { ...one, work: [...one.work, work] } : one)),
  };
}

/** The week without somebody's place in a shift. */
export function take(week: Week, { assignmentId, shiftId }: RosterWork): Week {
  return {
    ...week,
    shifts: changeSlot(week, shiftId, -1),
    people: week.people.map((one) =>
      one.work.some((work) => work.assignmentId === assignmentId)
        ? { ...one, work: one.work.filter((work) => work.assignmentId !== assignmentId) }
        : one,
    ),
  };
}
