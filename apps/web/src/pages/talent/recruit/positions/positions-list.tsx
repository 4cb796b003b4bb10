import { VisuallyHidden } from '@mantine/core';
import type { Industry } from '@talent-os/contracts/access/tables';
import type { PositionRow, listPositions } from '@talent-os/contracts/talent/positions';
import { choicesOf } from '@/lib/choices';
import { counted } from '@/lib/counted';
import { useListAnswer } from '@/lib/use-list-answer';
import type { List } from '@/lib/use-list-filters';
import { StatusBadge } from '@/ui/display/status-badge';
import { RecordList } from '@/ui/list/record-list';
import { positionStatusLabels } from '../labels';
import { useQuestionsColumn } from './use-questions-column';
import { useSalesColumns } from './use-sales-columns';
import cell from '@/ui/table/cell.module.css';
import css from './positions.module.css';

/** Where the pipeline of an industry is looked at. */
const places: Partial<Record<Industry, string>> = {
  SALES: '/sales/talent/recruit?view=board&',
  HEALTHCARE: '/healthcare/talent/recruit?view=board&',
};

type PositionsListProps = {
  readonly list: List<typeof listPositions>;
  readonly industry: Industry | undefined;
  /** The caller sees positions of others too. */
  readonly everybody: boolean;
};

/** Positions with the funnel of each. */
export function PositionsList({ list, industry, everybody }: PositionsListProps) {
  const place = (industry && places[industry]) ?? '/talent/recruit/pipeline?';
  const { departments = [] } = useListAnswer(list).data ?? {};
  const [questions, asking] = useQuestionsColumn();
  return (
    <>
      <RecordList
        list={list}
        label="positions"
        main={{
          field: 'title',
          title: 'Position',
          to: ({ id }) => `${place}position=${id}`,
          under: ({ location, applicants }, { narrow }) =>
            narrow ? `${location} · ${counted(applicants, 'applicants')}` : location,
          badges: closedBadge,
        }}
        columns={[
          { field: 'department', title: 'Department' },
          { field: 'applicants', title: 'Funnel', render: (row) => <SmallFunnel {...row} />, stack: 'column' },
          {
            field: 'newApplicants',
            title: 'New',
            align: 'right',
            render: ({ newApplicants }) => (newApplicants > 0 ? newApplicants : '–'),
          },
          { field: 'openedAt', title: 'Days open', align: 'right', render: ({ daysOpen }) => daysOpen, text: true },
          { field: 'waiting', title: 'Waiting', render: (row) => <Waiting {...row} />, text: waitingText },
          ...useSalesColumns(industry),
          { field: 'recruiterName', title: 'Recruiter' },
          { field: 'hiringManagerName', title: 'Hiring manager', optional: true },
          { field: 'location', title: 'Location', optional: true },
          {
            field: 'status',
            title: 'Status',
            optional: true,
            render: ({ status }) => positionStatusLabels[status],
            text: true,
          },
          questions,
        ]}
        filters={{
          search: 'Position, department or person',
          department: { label: 'Department', choices: departments },
          status: { label: 'Status', all: 'Open or with people', choices: choicesOf(positionStatusLabels) },
          mine: everybody && 'Mine only',
        }}
        empty="No open positions"
      />
      {asking}
    </>
  );
}

const closedBadge = ({ status }: PositionRow) =>
  status !== 'open' && <StatusBadge>{positionStatusLabels[status]}</StatusBadge>;

/** How many stand in each stage, as figures of growing weight. */
const SmallFunnel = ({ funnel, title }: PositionRow) => (
  <ol className={css.small} aria-label={`Funnel of ${title}`}>
    {funnel.map(({ key, name, count }) => (
      <li key={key} title={`${name}: ${count}`} data-some={count > 0}>
        {count}
        <VisuallyHidden> {name}</VisuallyHidden>
      </li>
    ))}
  </ol>
);

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
