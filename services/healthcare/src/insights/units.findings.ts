import { COVERAGE_DAYS, OVERTIME_WEEKS, type Coverage, type DayPart } from '@talent-os/contracts/healthcare/units.js';
import { addDays, lastWeeks, type Day } from '@talent-os/service-kit/calendar';
import { countText } from '@talent-os/service-kit/inbox/inbox';
import type { Find } from '@talent-os/service-kit/insights/findings';
import { coverageOf, dayPartOf } from '../units/coverage.rules.js';
import { overtimeOf } from '../units/overtime.rules.js';
import { workOfWeeks } from '../units/people.queries.js';
import { allUnits, shiftsAround, type ShiftRow } from '../units/units.queries.js';

const weekday = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long' });
/** `Wednesday night`. */
const shiftText = (date: Day, part: DayPart) => `${weekday.format(new Date(`${date}T00:00:00Z`))} ${part}`;

type Gap = { readonly date: Day } & Coverage['parts'][number];

/** When the first shift of a day's part begins; the day's own beginning where nobody has planned one. */
const beginsAt = ({ date, part }: Gap, shifts: readonly ShiftRow[]) =>
  shifts.find((shift) => shift.date === date && dayPartOf(shift) === part)?.startsAt;

/** Units that are short of people within a week: the shift that lacks most, the next one first. */
export const coverShort: Find = async (ctx, { today, threshold }) => {
  const [units, all] = await Promise.all([allUnits(ctx), shiftsAround(ctx, today)]);
  const found = units.flatMap((unit) => {
    const shifts = all.filter(({ department }) => department === unit.department);
    const gaps = Array.from({ length: COVERAGE_DAYS }, (_, ahead) => coverageOf(unit, addDays(today, ahead), shifts))
      .flatMap(({ date, parts }) => parts.map((part): Gap => ({ date, ...part })))
      .filter((gap) => {
        const begins = beginsAt(gap, shifts);
        return gap.missing >= threshold && (begins ? new Date(begins) > ctx.now : gap.date > today);
      });
    const [worst] = gaps.toSorted((one, other) => other.missing - one.missing || one.date.localeCompare(other.date));
    if (!worst) return [];
    const { date, part, missing, required, confirmed, pending } = worst;
    const begins = beginsAt(worst, shifts);
    return {
      key: unit.id,
      title: `${countText(missing, 'person', 'people')} short in ${unit.name} on ${shiftText(date, part)}`,
      evidence: [
        `${confirmed} of ${required} confirmed`,
        pending > 0 && `${countText(pending, 'claim waits', 'claims wait')} for an answer`,
        gaps.length > 1 && `${countText(gaps.length - 1, 'more shift is', 'more shifts are')} short until next week`,
      ],
      value: missing,
      since: ctx.now.toISOString(),
      dueAt: begins ? new Date(begins).toISOString() : null,
      dueOn: begins ? null : date,
      people: missing,
      industry: 'HEALTHCARE' as const,
      link: `/healthtech?unit=${unit.id}`,
    };
  });
  return found.toSorted((one, other) => other.value - one.value);
};

const HALF = OVERTIME_WEEKS / 2;
/** Less overtime than this in four weeks is not worth a word, in hours. */
const LEAST_HOURS = 8;
const sumOf = (weeks: readonly { readonly hours: number }[]) => weeks.reduce((sum, { hours }) => sum + hours, 0);

/** Units whose overtime goes up. */
export const overtimeRising: Find = async (ctx, { today }) => {
  const [units, work] = await Promise.all([allUnits(ctx), workOfWeeks(ctx, 'all', today)]);
  const weeks = lastWeeks(today, OVERTIME_WEEKS);
  const overtime = overtimeOf(work, weeks);
  const found = units.flatMap((unit) => {
    const hours = overtime([unit.department]);
    const [before, lately] = [sumOf(hours.slice(0, HALF)), sumOf(hours.slice(HALF))];
    if (before < 1 || lately < LEAST_HOURS) return [];
    const people = new Set(
      work
        .filter(({ department, week }) => department === unit.department && week >= weeks[HALF]!)
        .map((one) => one.userId),
    ).size;
    return {
      key: unit.id,
      title: `Overtime in ${unit.name} is up by ${Math.floor((100 * (lately - before)) / before)} %`,
      evidence: [
        `${Math.round(lately)} hours beyond forty in the last ${HALF} weeks`,
        `${Math.round(before)} in the ${HALF} before`,
      ],
      value: (100 * (lately - before)) / before,
      since: `${weeks[HALF]}T00:00:00Z`,
      people,
      industry: 'HEALTHCARE' as const,
      link: `/healthtech?unit=${unit.id}`,
    };
  });
  return found.toSorted((one, other) => other.value - one.value);
};
