import { PLAN_MONTHS, type PlanAnalytics, type PlanFigure } from '@talent-os/contracts/talent/plan-analytics.js';
import { textOrder } from '@talent-os/contracts/search/text-order.js';
import { FEWEST } from '@talent-os/contracts/talent/recruit-analytics.js';
import type { LeavingType } from '@talent-os/contracts/talent/offboarding-states.js';
import { addDays, monthOf, monthStart, type Day } from '@talent-os/service-kit/calendar';
import { rounded, shareOf } from '../recruit-analytics/numbers.rules.js';

export type PlanSeat = {
  readonly id: string;
  readonly title: string;
  readonly department: string;
  readonly vacant: boolean;
  readonly openedOn: Day;
  /** Null while it is vacant. */
  readonly filledOn: Day | null;
  /** A year’s pay of who sits there as it was offered; null where it was not. */
  readonly pay: number | null;
};

export type PlanLeaver = {
  readonly id: string;
  readonly title: string;
  readonly department: string;
  readonly type: LeavingType;
  readonly regretted: boolean | null;
  readonly lastDay: Day;
};

export type PlanHire = {
  readonly id: string;
  readonly title: string;
  readonly department: string;
  readonly on: Day;
  readonly internal: boolean;
};

export type TeamBudget = {
  readonly department: string;
  /** Seats of the quarter’s target. */
  readonly target: number;
  /** The middle of the band. */
  readonly yearly: number;
};

export type PlanFacts = {
  /** That are not closed. */
  readonly seats: readonly PlanSeat[];
  /** Whose last day is behind, and who did not stay after all. */
  readonly leavers: readonly PlanLeaver[];
  readonly hires: readonly PlanHire[];
  readonly budgets: readonly TeamBudget[];
  readonly today: Day;
};

export type PlanRow = {
  readonly id: string;
  readonly title: string;
  readonly department: string;
  readonly on: Day;
};

/** The first day of the first month. */
export const firstDay = (today: Day): Day => monthStart(today, 1 - PLAN_MONTHS);

const within = (today: Day, day: Day, month?: string): boolean =>
  day <= today && (month === undefined ? day >= firstDay(today) : monthOf(day) === month);

type RowsOf = (facts: PlanFacts, month: string | undefined) => PlanRow[];

const rowOf = ({ id, title, department }: Omit<PlanRow, 'on'>, on: Day): PlanRow => ({ id, title, department, on });

const leftBy =
  (counts: (leaver: PlanLeaver) => boolean): RowsOf =>
  ({ leavers, today }, month) =>
    leavers
      .filter((leaver) => within(today, leaver.lastDay, month) && counts(leaver))
      .map((leaver) => rowOf(leaver, leaver.lastDay));
const hiredBy =
  (counts: (hire: PlanHire) => boolean): RowsOf =>
  ({ hires, today }, month) =>
    hires.filter((hire) => within(today, hire.on, month) && counts(hire)).map((hire) => rowOf(hire, hire.on));

const rowsByFigure: Record<PlanFigure, RowsOf> = {
  seats: ({ seats }) => seats.map((seat) => rowOf(seat, seat.openedOn)),
  vacant: ({ seats }) => seats.filter(({ vacant }) => vacant).map((seat) => rowOf(seat, seat.openedOn)),
  left: leftBy(() => true),
  voluntary: leftBy(({ type }) => type === 'voluntary'),
  regretted: leftBy(({ regretted }) => regretted === true),
  hires: hiredBy(() => true),
  internal: hiredBy(({ internal }) => internal),
  joined: ({ seats, today }, month) =>
    seats.flatMap((seat) => (seat.filledOn && within(today, seat.filledOn, month) ? [rowOf(seat, seat.filledOn)] : [])),
};

/** What a figure counts. Every figure is made of these rows, of seats, or of both. */
export const planRowsOf = (facts: PlanFacts, figure: PlanFigure, month?: string): PlanRow[] =>
  rowsByFigure[figure](facts, month);

const DESCENDING = 'desc';

/** Rows in the order asked for, the latest first where none is; what is alike, by its id. */
export function sortedPlanRows(rows: readonly PlanRow[], sort = 'on:desc'): PlanRow[] {
  const [field, direction] = sort.split(':') as ['on' | 'title' | 'department', string];
  const sign = direction === DESCENDING ? -1 : 1;
  return rows.toSorted((one, other) => sign * textOrder(one[field], other[field]) || textOrder(one.id, other.id));
}

/** People on seats at the end of a day: who sits there since, and who left after it. */
const headcountOn = ({ seats, leavers }: PlanFacts, day: Day): number =>
  seats.filter(({ filledOn }) => filledOn !== null && filledOn <= day).length +
  leavers.filter(({ lastDay }) => lastDay > day).length;

/** Seats there were at the end of a day, those of who left since among them; a seat that was left is open since then. */
function vacancyOn({ seats, leavers }: PlanFacts, day: Day) {
  const taken = seats.filter(({ filledOn }) => filledOn !== null && filledOn <= day).length;
  const vacant = seats.filter(
    ({ openedOn, filledOn }) => openedOn <= day && (filledOn === null || filledOn > day),
  ).length;
  const left = leavers.filter(({ lastDay }) => lastDay > day).length;
  return shareOf(vacant, vacant + taken + left);
}

function monthsOf(facts: PlanFacts): PlanAnalytics['months'] {
  const { today } = facts;
  return Array.from({ length: PLAN_MONTHS }, (_, index) => {
    const starts = monthStart(today, index + 1 - PLAN_MONTHS);
    const ends = addDays(monthStart(starts, 1), -1);
    const at = ends < today ? ends : today;
    const month = monthOf(starts);
    return {
      month,
      vacancy: vacancyOn(facts, at),
      headcount: headcountOn(facts, at),
      joined: planRowsOf(facts, 'joined', month).length,
      left: planRowsOf(facts, 'left', month).length,
    };
  });
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** What the people in place cost in a year: as offered, else the middle of their team’s band. */
const costOf = (seats: readonly PlanSeat[], { yearly }: TeamBudget): number =>
  sumOf(seats.filter(({ filledOn }) => filledOn !== null).map(({ pay }) => pay ?? yearly));

function teamsOf(facts: PlanFacts): PlanAnalytics['teams'] {
  const left = Map.groupBy(planRowsOf(facts, 'left'), ({ department }) => department);
  const teams = Map.groupBy(facts.seats, ({ department }) => department);
  return [...teams]
    .toSorted(([one], [other]) => textOrder(one, other))
    .map(([department, seats]) => {
      const budget = facts.budgets.find((one) => one.department === department);
      return {
        department,
        seats: seats.length,
        vacant: seats.filter(({ vacant }) => vacant).length,
        left: left.get(department)?.length ?? 0,
        planned: budget ? budget.target * budget.yearly : null,
        actual: budget ? costOf(seats, budget) : null,
      };
    });
}

/** How people come and go, and what they cost. */
export function planAnalyticsOf(facts: PlanFacts): Omit<PlanAnalytics, 'departments'> {
  const { seats, today } = facts;
  const months = monthsOf(facts);
  const headcount = sumOf(months.map((one) => one.headcount)) / months.length;
  const turnover = (figure: 'left' | 'voluntary' | 'regretted') => {
    const left = planRowsOf(facts, figure).length;
    return { left, percent: headcount < FEWEST ? null : rounded((100 * left) / headcount, 1) };
  };
  const teams = teamsOf(facts);
  const [planned, actual] = [sumOf(teams.map((one) => one.planned ?? 0)), sumOf(teams.map((one) => one.actual ?? 0))];
  const opened = seats.map(({ openedOn }) => openedOn).toSorted()[0];
  return {
    // The month behind was there from its first day to its last.
    full: opened !== undefined && opened <= monthStart(today, -1),
    vacancy: shareOf(planRowsOf(facts, 'vacant').length, seats.length),
    headcount: rounded(headcount, 1),
    turnover: turnover('left'),
    voluntary: turnover('voluntary'),
    regretted: turnover('regretted'),
    internal: shareOf(planRowsOf(facts, 'internal').length, planRowsOf(facts, 'hires').length),
    cost: { planned, actual, percent: planned === 0 ? null : rounded((100 * actual) / planned, 1) },
    teams,
    months,
  };
}
