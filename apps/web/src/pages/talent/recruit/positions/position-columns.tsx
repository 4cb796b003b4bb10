import { VisuallyHidden } from '@mantine/core';
import type { Industry } from '@talent-os/contracts/access/tables';
import type { PositionRow } from '@talent-os/contracts/talent/positions';
import { AppLink } from '../../../../ui/button/app-link';
import type { Column } from '../../../../ui/table/data-table';
import { StatusBadge } from '../../../../ui/display/status-badge';
import { positionStatusLabels } from '../labels';
import cell from '../../../../ui/table/cell.module.css';
import { counted } from '../../../../lib/counted';
import css from './positions.module.css';

/** Where the pipeline of an industry is looked at. */
const places: Partial<Record<Industry, string>> = {
  SALES: '/sales/talent/recruit?view=board&',
  HEALTHCARE: '/healthcare/talent/recruit?view=board&',
};
const pipelineLink = (industry: Industry | undefined, search: string) =>
  `${(industry && places[industry]) ?? '/talent/recruit/pipeline?'}${search}`;

type ColumnsOptions = {
  readonly narrow: boolean;
  readonly industry: Industry | undefined;
  /** What the industry adds. */
  readonly extra: readonly Column<PositionRow>[];
};

/** The columns of the table of positions; their names are what the server sorts by. */
export function positionColumns({ narrow, industry, extra }: ColumnsOptions): readonly Column<PositionRow>[] {
  const title: Column<PositionRow> = {
    accessor: 'title',
    title: 'Position',
    sortable: true,
    render: (row) => (
      <div className={cell.cell}>
        <AppLink className={cell.name} to={pipelineLink(industry, `position=${row.id}`)}>
          {row.title}
        </AppLink>
        <span className={cell.quiet}>
          {row.location}
          {narrow && ` · ${counted(row.applicants, 'applicants')}`}
        </span>
        {row.status !== 'open' && <StatusBadge>{positionStatusLabels[row.status]}</StatusBadge>}
      </div>
    ),
  };
  const funnel: Column<PositionRow> = { accessor: 'applicants', title: 'Funnel', sortable: true, render: SmallFunnel };
  if (narrow) return [title, funnel];
  return [
    title,
    { accessor: 'department', title: 'Department', sortable: true },
    funnel,
    {
      accessor: 'newApplicants',
      title: 'New',
      sortable: true,
      textAlign: 'right',
      render: ({ newApplicants }) => (newApplicants > 0 ? newApplicants : '–'),
    },
    {
      accessor: 'openedAt',
      title: 'Days open',
      text: ({ daysOpen }) => String(daysOpen),
      sortable: true,
      textAlign: 'right',
      render: ({ daysOpen }) => daysOpen,
    },
    { accessor: 'waiting', title: 'Waiting', render: Waiting, text: waitingText },
    ...extra,
    { accessor: 'recruiterName', title: 'Recruiter' },
    { accessor: 'hiringManagerName', title: 'Hiring manager', optional: true },
    { accessor: 'location', title: 'Location', optional: true },
    {
      accessor: 'status',
      title: 'Status',
      optional: true,
      render: ({ status }) => positionStatusLabels[status],
      text: ({ status }) => positionStatusLabels[status],
    },
  ];
}

/** How many stand in each stage, as figures of growing weight. */
function SmallFunnel({ funnel, title }: PositionRow) {
  return (
    <ol className={css.small} aria-label={`Funnel of ${title}`}>
      {funnel.map(({ key, name, count }) => (
        <li key={key} title={`${name}: ${count}`} data-some={count > 0}>
          {count}
          <VisuallyHidden> {name}</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}

const waitingText = ({ overdueScorecards, interviewsToday, offersOut }: PositionRow): string =>
  `${overdueScorecards} overdue scorecards; ${interviewsToday} interviews today; ${offersOut} offers out`;

function Waiting({ overdueScorecards, interviewsToday, offersOut, remaining }: PositionRow) {
  const parts = [
    { count: overdueScorecards, text: 'overdue scorecards', variant: 'error' as const },
    { count: interviewsToday, text: 'interviews today', variant: 'default' as const },
    { count: offersOut, text: 'offers out', variant: 'success' as const },
    { count: remaining, text: 'left on a filled seat', variant: 'warning' as const },
  ].filter(({ count }) => count > 0);
  if (parts.length === 0) return '–';
  return (
    <span className={cell.badges}>
      {parts.map(({ count, text, variant }) => (
        <StatusBadge key={text} variant={variant}>
          {count} {count === 1 ? text.replace(/s( today| out)?$/, '$1') : text}
        </StatusBadge>
      ))}
    </span>
  );
}
