import type { Obstacle } from '@talent-os/contracts/healthcare/shifts-roster';
import { OVERTIME_HOURS } from '@talent-os/contracts/healthcare/shifts-states';
import { decimal } from '@/lib/format';
import { dateFormat } from '@/lib/intl';
import { today } from '@/lib/today';
import { candidateLabels } from '../labels';

const at = (day: string) => new Date(`${day}T00:00:00Z`);
const zone = { timeZone: 'UTC' } as const;

/** `Wed`. */
const weekdayOf = (day: string): string => dateFormat({ ...zone, weekday: 'short' }).format(at(day));
/** `Wed 25` in two parts. */
export const columnDay = (day: string) => ({
  weekday: dateFormat({ ...zone, weekday: 'short' }).format(at(day)),
  date: String(at(day).getUTCDate()),
});
/** `Wednesday, Nov 25`. */
export const longDay = (day: string): string =>
  dateFormat({ ...zone, weekday: 'long', month: 'short', day: 'numeric' }).format(at(day));
/** `Wed, Nov 25`. */
export const shortDay = (day: string): string =>
  dateFormat({ ...zone, weekday: 'short', month: 'short', day: 'numeric' }).format(at(day));
const monthDay = (day: string): string => dateFormat({ ...zone, month: 'short', day: 'numeric' }).format(at(day));
/** `November`. */
export const monthName = (day: string): string => dateFormat({ ...zone, month: 'long' }).format(at(day));
/** `Nov 23 – 29`, `Nov 30 – Dec 6`. */
export function weekSpan(first: string, last: string): string {
  const end = first.slice(0, 7) === last.slice(0, 7) ? String(at(last).getUTCDate()) : monthDay(last);
  return `${monthDay(first)} – ${end}`;
}

/** `ACLS` of `Advanced Cardiovascular Life Support (ACLS)`; what has no such form, in full. */
const shortCredential = (name: string): string => /\(([^)]+)\)$/.exec(name)?.[1] ?? name;

/** What speaks against somebody, as a cell says it. */
export function shortObstacle({ code, credential, rest }: Obstacle): string {
  if (credential?.flaw === 'expired') return `${shortCredential(credential.name)} ${monthDay(credential.until ?? '')}`;
  if (credential?.flaw === 'unverified') return 'Unverified';
  if (credential) return credential.flaw === 'revoked' ? 'Revoked' : 'Not qualified';
  if (rest) return `Rest ${decimal(rest.hours)} h`;
  const texts: Partial<Record<Obstacle['code'], string>> = {
    'shift.leave': 'Leave',
    'shift.onboarding': 'Onboarding',
    'shift.overlap': 'Works then',
    'shift.hours': 'Too many hours',
  };
  return texts[code] ?? 'Cannot';
}

/** The same as a sentence without its subject. */
export function longObstacle({ code, credential, rest, other }: Obstacle): string {
  if (credential) {
    const name = shortCredential(credential.name);
    if (credential.flaw === 'missing') return `Holds no ${name}`;
    if (credential.flaw === 'expired')
      return `${name} ${(credential.until ?? '') < today() ? 'expired' : 'expires'} ${shortDay(credential.until ?? '')}`;
    return `${name} ${credential.flaw === 'revoked' ? 'was revoked' : 'is not verified'}`;
  }
  const beside = other && `${weekdayOf(other.date)} ${other.startTime}`;
  if (rest) return `Rest ${decimal(rest.hours)} h beside ${beside}, needs ${rest.neededHours}`;
  if (code === 'shift.overlap' && beside) return `Already works ${beside}`;
  return code === 'shift.leave' ? 'On leave' : candidateLabels[code];
}

/** `120 h · 8 h overtime`. */
export const hoursText = (monthHours: number, overtimeAdded: number): string =>
  `${decimal(monthHours)} h · ${overtimeAdded > 0 ? `${decimal(overtimeAdded)} h overtime` : 'no overtime'}`;

/** `48 h this week, 8 over`. */
export const weekText = (weekHours: number): string =>
  `${decimal(weekHours)} h this week${weekHours > OVERTIME_HOURS ? `, ${decimal(weekHours - OVERTIME_HOURS)} over` : ''}`;

/** Saturday and Sunday. */
export const isWeekend = (day: string): boolean => [0, 6].includes(at(day).getUTCDay());
