import { counted } from '@/lib/counted';

/** In minutes. */
const offered = [15, 30, 60, 4 * 60, 8 * 60, 12 * 60, 24 * 60];

const inWords = (minutes: number) =>
  minutes % 60 === 0 ? counted(minutes / 60, 'hours', 'hour') : counted(minutes, 'minutes', 'minute');

/** How long a session may stay unused, with what holds now. */
export const idleChoices = (present: number) =>
  [...new Set([...offered, present])]
    .toSorted((one, other) => one - other)
    .map((minutes) => ({ value: String(minutes), label: inWords(minutes) }));

/** Networks as people list them, a line or a comma each. */
export const networksIn = (text: string): string[] => text.split(/[\s,;]+/).filter((one) => one !== '');
