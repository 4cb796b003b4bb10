import type { Coverage, CoverageStanding, Unit } from '@talent-os/contracts/healthcare/units';
import { dayParts } from '@talent-os/contracts/healthcare/shifts-states';
import { inWords } from '@talent-os/contracts/words';
import { dateFormat } from '@/lib/intl';

export const partLabels = inWords(dayParts);

const weekday = { weekday: 'short', day: 'numeric', timeZone: 'UTC' } as const;

/** A day of the coverage: `Today`, `Sat 21`. */
export function dayLabel(date: string, today: string): string {
  if (date === today) return 'Today';
  const parts = dateFormat(weekday).formatToParts(new Date(`${date}T00:00:00Z`));
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${of('weekday')} ${of('day')}`;
}

const missingOn = ({ parts }: Coverage) => parts.reduce((sum, { missing }) => sum + missing, 0);

/** People missing in units today, and on all days that are shown. */
export const missingIn = (units: readonly Unit[]) => ({
  today: units.reduce((sum, { coverage }) => sum + (coverage[0] ? missingOn(coverage[0]) : 0), 0),
  all: units.reduce((sum, { coverage }) => sum + coverage.reduce((days, one) => days + missingOn(one), 0), 0),
});

export const isShort = (unit: Unit): boolean => missingIn([unit]).all > 0;

/** Fewer hours per patient day than the unit aims at. */
export const isBelowTarget = ({ hppd, targetHppd }: Unit): boolean => hppd.actual !== null && hppd.actual < targetHppd;

/** Free slots of open shifts. */
export const freeIn = (units: readonly Unit[]): number =>
  units.reduce((sum, { openShifts }) => sum + openShifts.reduce((free, shift) => free + shift.free, 0), 0);

/** Staff of all units together, by day. */
export const totalsByDay = (units: readonly Unit[]) =>
  (units[0]?.coverage ?? []).map(({ date }, index) => {
    const parts = units.flatMap(({ coverage }) => coverage[index]?.parts ?? []);
    const sum = (count: (part: Coverage['parts'][number]) => number) =>
      parts.reduce((total, part) => total + count(part), 0);
    return { date, required: sum(({ required }) => required), confirmed: sum(({ confirmed }) => confirmed) };
  });

/** `2 within 30 days, 1 in 31–60, 4 in 61–90`, with the expired first: each counts once. */
export function expiringText({ expired, in30, in60, in90 }: CoverageStanding['credentials']): string {
  const parts = [
    expired > 0 && `${expired} expired`,
    in30 > 0 && `${in30} within 30 days`,
    in60 > 0 && `${in60} in 31–60`,
    in90 > 0 && `${in90} in 61–90`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'None within 90 days';
}
