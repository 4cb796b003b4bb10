import type { DayPart } from '@talent-os/contracts/healthcare/units.js';
import type { Note } from './notification-texts.js';

const parts: Record<DayPart, string> = { day: 'by day', night: 'by night' };

/** A unit has fewer people confirmed than it needs. */
export const short = (name: string, date: string, part: DayPart, missing: number): Note => ({
  kind: 'shift',
  link: '/healthtech',
  title: 'A unit is short of staff',
  message: `${name}, ${date} ${parts[part]}: ${missing === 1 ? '1 person is' : `${missing} people are`} missing.`,
});
