import { demoId, demoRandom, type DemoOrganization } from '@talent-os/service-kit';
import { addDays, daysBefore, daysBetween, weekOf, type Day } from '@talent-os/service-kit/calendar';
import { spanOf, type Span } from '../shifts/shift.rules.js';
import { isTooMuch, overlaps, restAround, restHoursIn } from '../shifts/work/work.rules.js';
import type { demoShifts } from './shifts.js';
import { TIMES } from './shifts.data.js';

type Roster = ReturnType<typeof demoShifts>;
type PlannedShift = Roster['shifts'][number];
type PastAssignment = { readonly shift: PlannedShift; readonly userId: string; readonly overtime: boolean };

/** Days of a roster's past that are repeated for the weeks before it. */
const SPAN = 14;
const REPEATS = 3;
/** Of a hundred weeks of three shifts, so many had a fourth. */
const EXTRA = 9;
const FULL_WEEK = 3;

/** The weeks before a roster, as its own past went, and the shifts some people worked on top of a full week. */
export function demoHistory(
  organization: DemoOrganization,
  { shifts, given: taken }: Roster,
  today: Day,
): PastAssignment[] {
  const diary = new Diary();
  const past = taken.filter(({ shift, status }) => shift.day < 0 && status === 'confirmed');
  for (const { shift, userId } of taken) diary.note(shift, userId);
  const earlier = Array.from({ length: REPEATS }, (_, index) => (index + 1) * SPAN).flatMap((days) => {
    const moved = new Map(
      shifts.filter(({ day }) => day < 0).map((shift) => [shift.id, movedBy(organization, shift, days, today)]),
    );
    return past.flatMap(({ shift, userId }) => diary.give(moved.get(shift.id)!, userId, false));
  });
  return [...earlier, ...extras(organization, [...past, ...earlier], diary, today)];
}

/** Who worked when, by the rules of rest and of most hours. */
class Diary {
  private readonly spans = new Map<string, Span[]>();

  note(span: Span, userId: string): void {
    this.spans.set(userId, [...(this.spans.get(userId) ?? []), span]);
  }

  give(shift: PlannedShift, userId: string, overtime: boolean): PastAssignment[] {
    const others = this.spans.get(userId) ?? [];
    const tired = restAround(shift, others) < restHoursIn(shift.timezone) || isTooMuch(shift, others, shift.timezone);
    if (tired || others.some((other) => overlaps(other, shift))) return [];
    this.note(shift, userId);
    return [{ shift, userId, overtime }];
  }
}

function movedBy({ slug, timezone }: DemoOrganization, shift: PlannedShift, days: number, today: Day): PlannedShift {
  const day = shift.day - days;
  const date = addDays(today, day);
  return {
    ...shift,
    ...spanOf(date, shift.startTime, shift.endTime, timezone),
    id: demoId('shift', slug, shift.department, shift.turn, String(day)),
    day,
    date,
    createdAt: daysBefore(shift.createdAt, days),
  };
}

type WorkedShift = Pick<PastAssignment, 'shift' | 'userId'>;

/** A fourth day shift in a week of three, where the rules leave room for one. */
function extras(
  organization: DemoOrganization,
  worked: readonly WorkedShift[],
  diary: Diary,
  today: Day,
): PastAssignment[] {
  const random = demoRandom(`${organization.slug}/extra`);
  const weeks = Map.groupBy(worked, ({ shift, userId }) => `${userId} ${weekOf(shift.date)}`);
  return [...weeks.values()].flatMap((week) => {
    const [first] = week;
    if (!first || week.length !== FULL_WEEK || random() * 100 > EXTRA) return [];
    const monday = weekOf(first.shift.date);
    for (let at = 0; at < 7; at += 1) {
      const date = addDays(monday, at);
      if (date >= today) return [];
      const taken = diary.give(extraOn(organization, first, date, today), first.userId, true);
      if (taken.length > 0) return taken;
    }
    return [];
  });
}

function extraOn(
  { slug, timezone }: DemoOrganization,
  { shift, userId }: WorkedShift,
  date: Day,
  today: Day,
): PlannedShift {
  const [startTime, endTime] = TIMES.day;
  const day = daysBetween(today, date);
  const id = demoId('shift', slug, 'extra', userId, String(day));
  return {
    ...shift,
    ...spanOf(date, startTime, endTime, timezone),
    id,
    turn: 'day',
    day,
    date,
    startTime,
    endTime,
    slots: 1,
  };
}
