import { visibilityLabels } from '@talent-os/contracts/productivity/goal-states';
import type { Goal } from '@talent-os/contracts/productivity/goals';
import { day } from '../../../lib/format';
import { AppLink } from '../../../ui/button/app-link';
import type { Column } from '../../../ui/list/column';
import { GoalBadges } from './goal-badges';
import { labelOf, scoreText } from './goal.rules';
import cell from '../../../ui/table/cell.module.css';

/** The columns of goals; `to` leads to one of them. */
export const goalColumns = (to: (goalId: string) => string): readonly Column<Goal>[] => [
  {
    accessor: 'title',
    title: 'Goal',
    render: ({ id, title }) => (
      <AppLink className={cell.name} to={to(id)}>
        {title}
      </AppLink>
    ),
  },
  {
    accessor: 'status',
    title: 'State',
    sortable: true,
    render: (goal) => (
      <span className={cell.badges}>
        <GoalBadges goal={goal} />
      </span>
    ),
    text: ({ status }) => labelOf(status),
  },
  { accessor: 'score', title: 'Score', textAlign: 'right', render: ({ score }) => scoreText(score) },
  { accessor: 'ownerName', title: 'Owner' },
  { accessor: 'periodEnd', title: 'Until', render: ({ periodEnd }) => day(periodEnd) },
  {
    accessor: 'visibility',
    title: 'Seen by',
    optional: true,
    render: ({ teamName, visibility }) => teamName ?? visibilityLabels[visibility],
    text: ({ teamName, visibility }) => teamName ?? visibilityLabels[visibility],
  },
  { accessor: 'parentTitle', title: 'Stands below', optional: true, render: ({ parentTitle }) => parentTitle ?? '–' },
];
