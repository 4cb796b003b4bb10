import { inWords } from '@talent-os/contracts/words';
import { expressionStatuses } from '@talent-os/contracts/talent/mobility';
import { useFormat } from '../../../lib/use-format';
import { RowButton } from '../../../ui/button/row-button';
import { badgeOf } from '../../../ui/display/badges';
import { StatusBadge } from '../../../ui/display/status-badge';
import type { Column } from '../../../ui/list/column';
import type { Expression } from './expression-row';
import type { IncomingExpression } from './incoming-row';

const labels = inWords(expressionStatuses);

type Dates = { readonly dayOf: (instant: string) => string };

/** What both sides see of an expression of interest. */
const shared = <T extends Expression>({ dayOf }: Dates): readonly Column<T>[] => [
  { accessor: 'department', title: 'Department' },
  {
    accessor: 'status',
    title: 'Status',
    render: ({ status }) => <StatusBadge variant={badgeOf('interest expression', status)}>{status}</StatusBadge>,
    text: ({ status }) => labels[status],
  },
  { accessor: 'createdAt', title: 'Expressed', render: ({ createdAt }) => dayOf(createdAt) },
  {
    accessor: 'decidedAt',
    title: 'Decided',
    render: ({ decidedAt }) => (decidedAt ? dayOf(decidedAt) : '–'),
  },
  { accessor: 'note', title: 'Note', optional: true, render: ({ note }) => note ?? '–' },
  { accessor: 'reason', title: 'Reason', optional: true, render: ({ reason }) => reason ?? '–' },
];

/** The columns of what I am interested in. */
export function useExpressionColumns(onWithdraw: (expression: Expression) => void): readonly Column<Expression>[] {
  return [
    { accessor: 'positionTitle', title: 'Position' },
    ...shared<Expression>(useFormat()),
    {
      accessor: 'id',
      title: '',
      deeds: true,
      textAlign: 'right',
      render: (expression) =>
        expression.status === 'pending' && (
          <RowButton
            label="Withdraw"
            of={`interest in ${expression.positionTitle}`}
            variant="default"
            onClick={() => onWithdraw(expression)}
          />
        ),
    },
  ];
}

/** The columns of the interest in my positions. */
export function useIncomingColumns(): readonly Column<IncomingExpression>[] {
  return [
    { accessor: 'personName', title: 'Person' },
    { accessor: 'positionTitle', title: 'Position' },
    {
      accessor: 'readiness',
      title: 'Readiness',
      textAlign: 'right',
      render: ({ readiness }) => (readiness === null ? '–' : `${readiness}%`),
    },
    ...shared<IncomingExpression>(useFormat()),
    { accessor: 'personTitle', title: 'Works as', optional: true },
  ];
}
