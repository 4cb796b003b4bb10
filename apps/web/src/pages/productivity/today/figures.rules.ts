import type { Output } from '@talent-os/contracts/define';
import type { Figure } from '@talent-os/contracts/figures/figure';
import { dayFigures } from '@talent-os/contracts/figures/productivity';
import type { getToday } from '@talent-os/contracts/productivity/progress';
import { count, minutesText } from '@/lib/format';
import { behind } from '@/ui/figures/behind';
import type { Stat } from '@/ui/figures/stats';
import { scoreText } from '../goals/goal.rules';

/** The rows of a figure stand on this screen. */
const here = (figure: Figure) => {
  const { to, ...rest } = behind(figure);
  return { ...rest, to: to.slice(to.indexOf('?')) };
};

/** The figures of the day; each leads to what is behind it. */
export function figuresOf(today: Output<typeof getToday>): readonly Stat[] {
  const { dueToday, overdue, checkIns, score, focus, done } = dayFigures(today);
  return [
    {
      ...here(today.dueToday === 0 && today.overdue > 0 ? { ...overdue, label: dueToday.label } : dueToday),
      value: count(today.dueToday),
      note: today.overdue > 0 ? `${count(today.overdue)} overdue` : 'Nothing overdue',
    },
    { ...here(checkIns), value: count(today.checkInsDue), note: 'Of my goals' },
    {
      ...here(score),
      value: today.goalScore === null ? '–' : scoreText(today.goalScore),
      note: 'Mean of running goals',
    },
    { ...here(focus), value: minutesText(today.focusMinutes), note: 'This week' },
    { ...here(done), value: count(today.tasksDone), note: 'This week' },
  ];
}
