import { daysAfter, todayIn } from '@/lib/today';
import { dateFormat } from '@/lib/intl';
import { nextMonday } from './inbox.rules';

const dayText = (day: string) =>
  dateFormat({ weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

type SnoozeChoice = { readonly until: string; readonly label: string; readonly text: string };

export const choiceOf = (label: string, until: string): SnoozeChoice => ({ until, label, text: dayText(until) });

/** The usual days until which something is put off. */
export function snoozeChoices(timezone: string, now: number): readonly SnoozeChoice[] {
  const today = todayIn(timezone, now);
  return [choiceOf('Tomorrow', daysAfter(today, 1)), choiceOf('Next week', nextMonday(today))];
}
