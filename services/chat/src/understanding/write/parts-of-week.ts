import { weekdayLabels, weekdays, weekParts } from '@talent-os/contracts/healthcare/shifts-states.js';
import type { AnalysedQuestion } from '../asked.js';
import type { Chosen } from './choice.js';
import type { Slot } from './slots.js';

const isParts = ({ schema }: Slot): boolean => weekParts.every((part) => schema.enum?.includes(part));

const DAYS: Readonly<Record<string, readonly string[]>> = {
  weekend: ['sat', 'sun'],
  weekdai: ['mon', 'tue', 'wed', 'thu', 'fri'],
};

const dayIn = (lower = ''): string | undefined =>
  weekdays.find((day) => [day, weekdayLabels[day].toLowerCase()].includes(lower.replace(/s$/, '')));

/** The days between the one before `to` and the one at a word. */
function between(words: AnalysedQuestion['words'], at: number, dayAt: (at: number) => string | undefined): string[] {
  const [from, to] = [dayAt(at - 2), dayAt(at)];
  return from && to && /^(?:to|till|until|through)$/.test(words[at - 1]!.lower) ? daysFrom(from, to) : [];
}

/** The days of a week from one to another. */
function daysFrom(one: string, other: string): string[] {
  const all: readonly string[] = weekdays;
  const [from, to] = [all.indexOf(one), all.indexOf(other)];
  return from <= to ? all.slice(from, to) : [...all.slice(from), ...all.slice(0, to)];
}

/**
 * Parts of a week as people speak of them: nights, weekends, Monday days. Days alone mean day and night, a part alone all
 * seven days; what stands behind `no` or `not` is left out.
 */
export function partsOfWeek(slot: Slot, { words, text }: AnalysedQuestion): Chosen | undefined {
  if (!isParts(slot)) return undefined;
  const used: number[] = [];
  const said = { days: new Set<string>(), halves: new Set<string>() };
  const denied = { days: new Set<string>(), halves: new Set<string>() };
  let into = said;
  const dayAt = (at: number) => dayIn(words[at]?.lower);
  words.forEach(({ lower, stem, start }, at) => {
    if (/[,;.]/.test(text.slice(words[at - 1]?.end ?? start, start)) || /^(?:only|just|but)$/.test(lower)) into = said;
    if (/^(?:no|not|without|except|never)$/.test(lower)) into = denied;
    const named = [dayAt(at) ?? []].flat();
    const half = /^nights?$/.test(lower) ? 'night' : /^(?:days?|daytimes?)$/.test(lower) ? 'day' : undefined;
    if (named.length === 0 && !DAYS[stem] && !half) return;
    used.push(at);
    // `Mondays to Fridays` are the days between as well.
    for (const day of [...named, ...(DAYS[stem] ?? []), ...between(words, at, dayAt)]) into.days.add(day);
    if (half) into.halves.add(half);
  });
  const { days, halves } = said;
  const value = weekParts.filter((part) => {
    const [day = '', half = ''] = part.split('-');
    const wanted = (days.size === 0 || days.has(day)) && (halves.size === 0 || halves.has(half));
    return wanted && !denied.days.has(day) && !denied.halves.has(half);
  });
  return used.length > 0 && value.length > 0 ? { value, words: used } : undefined;
}
