import { Button } from '@mantine/core';
import type { TeamPlan } from '@talent-os/contracts/talent/headcount';
import type { ReactNode } from 'react';
import { count } from '../../../../lib/format';
import { AppLink } from '../../../../ui/button/app-link';
import type { Column } from '../../../../ui/table/data-table';
import { StatusBadge } from '../../../../ui/display/status-badge';
import { gapText, industryOf, requestFor } from './labels';
import cell from '../../../../ui/table/cell.module.css';
import css from './headcount.module.css';

/** A column that an industry adds: its title, and what stands there for a team. */
export type ExtraColumn = { readonly title: string; readonly value: (team: TeamPlan) => ReactNode };

type Options = {
  readonly narrow: boolean;
  readonly quarter: string | undefined;
  readonly today: string;
  readonly mayRequest: boolean;
  readonly extra: readonly ExtraColumn[];
  readonly onTarget: (team: TeamPlan) => void;
};

const variantOf = (gap: number | null) => (gap === null ? 'secondary' : gap > 0 ? 'warning' : 'success');
const Gap = ({ team: { gap } }: { readonly team: TeamPlan }) => (
  <StatusBadge variant={variantOf(gap)}>{gapText(gap)}</StatusBadge>
);

/** The ways on from a team: set its target, and ask for the seats it lacks. */
function Ways({ team, options }: { readonly team: TeamPlan; readonly options: Options }) {
  const { quarter, today, mayRequest, onTarget } = options;
  return (
    <span className={css.ways}>
      <Button
        size="compact-xs"
        variant="default"
        onClick={() => onTarget(team)}
        aria-label={`Set target of ${team.department}`}
      >
        Set target
      </Button>
      {mayRequest && quarter && (team.gap ?? 0) > 0 && (
        <Button
          size="compact-xs"
          variant="light"
          component={AppLink}
          to={requestFor(team, quarter, today)}
          aria-label={`Request seats for ${team.department}`}
        >
          Request
        </Button>
      )}
    </span>
  );
}

const facts = ({ filled, open, leavers, target }: TeamPlan) =>
  [
    `${count(filled)} filled`,
    `${count(open)} open`,
    ...(leavers > 0 ? [`${count(leavers)} leaving`] : []),
    ...(target === null ? [] : [`target ${count(target)}`]),
  ].join(' · ');

function Team({ team, options }: { readonly team: TeamPlan; readonly options: Options }) {
  const { narrow, extra } = options;
  return (
    <span className={cell.cell}>
      <span className={cell.name}>{team.department}</span>
      <span className={cell.quiet}>{narrow ? facts(team) : industryOf(team)}</span>
      {narrow &&
        extra.map(({ title, value }) => (
          <span key={title} className={cell.quiet}>
            {title}: {value(team)}
          </span>
        ))}
      {narrow && (
        <span className={css.ways}>
          <Gap team={team} />
          <Ways team={team} options={options} />
        </span>
      )}
    </span>
  );
}

const number = (accessor: keyof TeamPlan, title: string): Column<TeamPlan> => ({
  accessor,
  title,
  sortable: true,
  textAlign: 'right',
  render: (team) => count(Number(team[accessor])),
});

/** Teams as rows; on small screens the figures of a row stand under its name. */
export function columnsOf(options: Options): readonly Column<TeamPlan>[] {
  const team: Column<TeamPlan> = {
    accessor: 'department',
    title: 'Team',
    headings: ['Team', 'Industry'],
    sortable: true,
    render: (row) => <Team team={row} options={options} />,
  };
  if (options.narrow) return [team];
  return [
    team,
    number('seats', 'Seats'),
    number('filled', 'Filled'),
    number('open', 'Open'),
    number('approved', 'Approved'),
    number('requested', 'Requested'),
    { ...number('leavers', 'Leavers'), headings: ['Forecast leavers'] },
    ...options.extra.map(({ title, value }): Column<TeamPlan> => ({
      accessor: `extra${title.replaceAll(/[^a-zA-Z]/g, '')}`,
      title,
      textAlign: 'right',
      render: value,
    })),
    {
      accessor: 'target',
      title: 'Target',
      sortable: true,
      textAlign: 'right',
      render: ({ target }) => (target === null ? '–' : count(target)),
    },
    { accessor: 'gap', title: 'Gap', sortable: true, render: (row) => <Gap team={row} /> },
    {
      accessor: 'ways',
      title: 'Actions',
      deeds: true,
      textAlign: 'right',
      render: (row) => <Ways team={row} options={options} />,
    },
  ];
}
