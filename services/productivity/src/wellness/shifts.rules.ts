import { REST_HOURS } from '@talent-os/contracts/healthcare/shifts-states.js';
import type { Output } from '@talent-os/contracts';
import type { getWorkload } from '@talent-os/contracts/productivity/wellness-team.js';
import { addDays, minutesAfter, minutesBetween, weekOf } from '@talent-os/service-kit/calendar';
import type { Clock } from '../clock.js';

type Fact = Output<typeof getWorkload>['facts'][number];
export type Shift = { readonly startsAt: string; readonly endsAt: string; readonly status: string };
type Span = { readonly from: Date; readonly to: Date };

/** What is worked or will be. */
const WORKED: readonly string[] = ['confirmed', 'completed'];
/** Night is from midnight to five; a shift with three hours of it is a night shift (Directive 2003/88/EC, article 2). */
const NIGHT_MINUTES = 5 * 60;
const OF_A_NIGHT = 3 * 60;
const LEAST_REST = REST_HOURS.usual * 60;

/** What a person's shifts ask of them this week and asked the week before. Who has no shifts has no such facts. */
export function shiftFactsOf(shifts: readonly Shift[], { today, dayOf, startOf }: Clock): Fact[] {
  const spans = shifts
    .filter(({ status }) => WORKED.includes(status))
    .map(({ startsAt, endsAt }): Span => ({ from: new Date(startsAt), to: new Date(endsAt) }))
    .toSorted((a, b) => +a.from - +b.from);
  if (spans.length === 0) return [];
  const isNight = ({ from, to }: Span) =>
    [dayOf(from), addDays(dayOf(from), 1)].some((day) => {
      const midnight = startOf(day);
      const [begins, ends] = [Math.max(+from, +midnight), Math.min(+to, +minutesAfter(midnight, NIGHT_MINUTES))];
      return minutesBetween(new Date(begins), new Date(ends)) >= OF_A_NIGHT;
    });
  const isShortRest = ({ from }: Span) => {
    const before = spans.findLast((one) => one.to <= from);
    return before !== undefined && minutesBetween(before.to, from) < LEAST_REST;
  };
  const monday = weekOf(today);
  const fact = (name: Fact['fact'], valueOf: (week: readonly Span[]) => number): Fact => {
    const [value, before] = [0, -7].map((days) => {
      const [begins, ends] = [startOf(addDays(monday, days)), startOf(addDays(monday, days + 7))];
      return valueOf(spans.filter(({ from }) => from >= begins && from < ends));
    });
    return { fact: name, value: value!, before: before! };
  };
  return [
    fact('shiftMinutes', (week) => week.reduce((sum, { from, to }) => sum + minutesBetween(from, to), 0)),
    fact('nightShifts', (week) => week.filter(isNight).length),
    fact('restBreaches', (week) => week.filter(isShortRest).length),
  ];
}
