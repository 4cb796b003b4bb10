import type { Output } from '@talent-os/contracts/define';
import type { getToday } from '@talent-os/contracts/productivity/progress';
import { count, minutesText } from '../../../lib/format';
import type { Stat } from '../../../ui/stats';
import { scoreText } from '../goals/goal.rules';

/** The figures of the day; each leads to what is behind it. */
export const figuresOf = (today: Output<typeof getToday>): readonly Stat[] => [
  {
    label: 'Due today',
    value: count(today.dueToday),
    note: today.overdue > 0 ? `${count(today.overdue)} overdue` : 'Nothing overdue',
    to: `?view=tasks&as=list&due=${today.dueToday === 0 && today.overdue > 0 ? 'overdue' : 'today'}`,
  },
  {
    label: 'Check-ins due',
    value: count(today.checkInsDue),
    note: 'Of my goals',
    to: '?view=goals&scope=mine&status=active',
  },
  {
    label: 'Goal score',
    value: today.goalScore === null ? '–' : scoreText(today.goalScore),
    note: 'Mean of running goals',
    to: '?view=progress',
  },
  { label: 'Focus', value: minutesText(today.focusMinutes), note: 'This week', to: '?view=progress' },
  { label: 'Tasks done', value: count(today.tasksDone), note: 'This week', to: '?view=tasks&as=list&status=done' },
];
