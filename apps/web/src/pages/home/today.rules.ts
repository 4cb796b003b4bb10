import type { Output } from '@talent-os/contracts/define';
import type { getFocus } from '@talent-os/contracts/productivity/focus';
import type { getToday } from '@talent-os/contracts/productivity/progress';
import type { Task } from '@talent-os/contracts/productivity/tasks';
import type { getMyWellness } from '@talent-os/contracts/productivity/wellness';
import { instruments } from '@talent-os/contracts/productivity/wellness-instruments';
import { day, minutesText } from '../../lib/format';
import { counted } from '../../lib/counted';
import { mostUrgent, type Handover } from '../../features/transitions/handovers.rules';

/** One line of the strip, with the screen it leads to. */
export type Line = { readonly key: string; readonly text: string; readonly note: string; readonly to: string };

/** Check-ins of goals that wait, in one line; none where nothing waits. */
export const goalLines = ({ checkInsDue }: Output<typeof getToday>): Line[] =>
  checkInsDue === 0
    ? []
    : [
        {
          key: 'goals',
          text: counted(checkInsDue, 'goals'),
          note: 'Weekly check-in due',
          to: '/productivity?view=goals&scope=mine&status=active',
        },
      ];

/** Check-ins with oneself that are due: that they are, and nothing of what was answered. */
export const wellnessLines = (mine: Output<typeof getMyWellness>): Line[] =>
  mine.instruments
    .filter(({ due }) => due)
    .map(({ instrument }) => ({
      key: instrument,
      text: instruments[instrument].label,
      note: 'Check-in due, if you like',
      to: '/wellness',
    }));

/** The focus session that runs, or what the next one would add to. */
export function focusLine({ running, minutesToday }: Output<typeof getFocus>): Line {
  const note = running ? 'Focus session running' : `${minutesText(minutesToday)} of focus today`;
  return {
    key: 'focus',
    text: running?.goals[0] ?? (running ? 'Focus' : 'Start the next focus session'),
    note,
    to: '/productivity',
  };
}

/** As many as the strip names. */
const MOST = 5;

/** The most urgent tasks and handovers, each with the screen it is opened on. */
export const urgentOf = (tasks: readonly Task[], handovers: readonly Handover[]) =>
  mostUrgent(
    tasks.map(({ id, title, due }) => ({ id, title, due, to: `/productivity?task=${id}` })),
    handovers,
    MOST,
  );

/** When a task is due, as the day of the organization has it. */
export function dueText(due: string | null, today: string): string {
  if (!due) return 'Without a day';
  if (due === today) return 'Due today';
  return due < today ? `Overdue since ${day(due)}` : `Due ${day(due)}`;
}
