import { admits, type Input, type Output } from '@talent-os/contracts';
import type { rosterWeek } from '@talent-os/contracts/healthcare/roster.js';
import { shiftRules } from '@talent-os/contracts/healthcare/shifts-events.js';
import { dayParts } from '@talent-os/contracts/healthcare/shifts-states.js';
import type { DayPart } from '@talent-os/contracts/healthcare/units.js';
import { textOrder } from '@talent-os/contracts/search/text-order.js';
import { DomainError, type Ctx } from '@talent-os/service-kit';
import { addDays, monthStart, weekOf } from '@talent-os/service-kit/calendar';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { monthHoursOf } from '../claim/standing.queries.js';
import { dayPartOf, freeOf } from '../../units/coverage.rules.js';
import { placedPeople, staffOf } from '../../units/people.queries.js';
import { inviteRefusal } from '../shift.rules.js';
import { medianOf } from './plan.rules.js';
import { leaveOfWeek, namesOf, shiftsOfWeek, unitsByName, workOfWeek } from './week.queries.js';

type Week = Output<typeof rosterWeek>;

/** A unit for a week as its managers see it; professionals see the units they work in, and of the people themselves. */
export async function weekFor(ctx: Ctx, { unitId, week: asked }: Input<typeof rosterWeek>): Promise<Week> {
  const { db, now } = ctx;
  const whole = admits(ctx.ability, shiftRules.approver);
  const today = await todayOf(ctx);
  const week = weekOf(asked ?? today);
  const monthStartsOn = monthStart(addDays(week, 3));
  const [all, placed] = await Promise.all([unitsByName(db), whole ? [] : placedPeople(ctx, 'me', today)]);
  const units = all.filter((unit) => whole || placed.some(({ department }) => department === unit.department));
  const shown = { today, week, monthStartsOn, whole, units: units.map(({ id, name }) => ({ id, name })) };
  const unit = unitId === undefined ? units[0] : units.find(({ id }) => id === unitId);
  if (!unit && unitId !== undefined) throw new DomainError('resource.missing');
  if (!unit) return { ...shown, unit: null, shifts: [], people: [], medianHours: null };
  const [shifts, staff] = await Promise.all([
    shiftsOfWeek(db, unit.department, week, now, whole),
    whole ? staffOf(db, unit.department, week) : [ctx.userId],
  ]);
  const [work, leave, hours, nameOf] = await Promise.all([
    workOfWeek(db, staff, week, now, whole),
    leaveOfWeek(db, staff, week),
    monthHoursOf(db, staff, monthStartsOn, now),
    namesOf(db, staff),
  ]);
  const workOf = Map.groupBy(work, ({ userId }) => userId);
  const leaveOf = Map.groupBy(leave, ({ userId }) => userId);
  const people = staff.map((userId) => {
    const mine = (workOf.get(userId) ?? []).map(({ userId: _user, ...one }) => ({ ...one, part: dayPartOf(one) }));
    return {
      userId,
      name: nameOf(userId),
      part: usualPart(mine),
      monthHours: hours.get(userId) ?? 0,
      work: mine,
      leave: (leaveOf.get(userId) ?? []).map(({ userId: _user, ...days }) => days),
    };
  });
  return {
    ...shown,
    unit,
    shifts: shifts.map((slot) => ({
      ...slot,
      part: dayPartOf(slot),
      may: { do: inviteRefusal(slot.status, slot.started) ? [] : ['invite' as const] },
      free: slot.status === 'draft' ? Math.max(0, slot.slots - slot.planned) : freeOf(slot),
    })),
    people: people.toSorted(
      (one, other) => dayParts.indexOf(one.part) - dayParts.indexOf(other.part) || textOrder(one.name, other.name),
    ),
    medianHours: whole ? medianOf([...hours.values()]) : null,
  };
}

/** The part of the day most of somebody's work begins in; the day, where there is none. */
const usualPart = (work: readonly { readonly part: DayPart }[]): DayPart =>
  work.filter(({ part }) => part === 'night').length * 2 > work.length ? 'night' : 'day';
