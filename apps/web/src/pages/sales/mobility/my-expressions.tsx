import { useQuery } from '@tanstack/react-query';
import { NO_EXPRESSIONS, listExpressions, withdrawExpression } from '@talent-os/contracts/talent/mobility';
import { useState } from 'react';
import { counted } from '../../../lib/counted';
import { steadyQuery } from '../../../lib/query';
import { AppLink } from '../../../ui/button/app-link';
import { Card } from '../../../ui/page/card';
import { EmptyState } from '../../../ui/loading/empty-state';
import { bulkCommand, type BulkAction } from '../../../ui/list/bulk-action';
import { CardList } from '../../../ui/table/card-list';
import { useReachable } from '../../../lib/use-reachable';
import { ExpressionRow, type Expression } from './expression-row';
import { useExpressionColumns } from './expression-columns';
import { inOnePage, useStatusFilter } from './use-status-filter';
import rows from '../../../ui/table/rows.module.css';
import { lazyPart } from '../../../ui/loading/lazy-part';

const WithdrawDialog = lazyPart(async () => (await import('./withdraw-dialog')).WithdrawDialog);

const bulk: readonly BulkAction<Expression>[] = [
  bulkCommand(withdrawExpression, {
    key: 'withdraw',
    label: 'Withdraw',
    danger: true,
    allows: ({ status }) => status === 'pending',
    input: ({ id }) => ({ expressionId: id }),
    done: (count) => `${counted(count, 'expressions of interest', 'expression of interest')} withdrawn`,
    confirm: (chosen) => ({
      title: 'Withdraw interest?',
      text: `The hiring managers of ${chosen.map(({ positionTitle }) => positionTitle).join(', ')} will no longer see it. You can express interest again while a position is open.`,
      confirm: 'Withdraw',
    }),
  }),
];

/** What I am interested in, what became of it and why. */
export function MyExpressions() {
  const { params, status, select } = useStatusFilter(listExpressions);
  const expressions = useQuery({ ...steadyQuery(listExpressions, { status }), select: inOnePage });
  const [leaving, setLeaving] = useState<Expression>();
  const opportunities = useReachable()('/sales/internal-mobility/opportunities');
  return (
    <Card title="Expressions of interest" flush>
      <CardList
        label="interests"
        query={expressions}
        params={params}
        columns={useExpressionColumns(setLeaving)}
        exports="own"
        framed
        bulk={bulk}
        toolbar={select}
        empty={
          <EmptyState
            title={NO_EXPRESSIONS}
            action={opportunities && <AppLink to={opportunities}>Available opportunities</AppLink>}
          />
        }
        renderItems={(items) => (
          <ul className={rows.rows}>
            {items.map((expression) => (
              <ExpressionRow key={expression.id} expression={expression} onWithdraw={() => setLeaving(expression)} />
            ))}
          </ul>
        )}
      />
      {leaving && <WithdrawDialog key={leaving.id} expression={leaving} onClose={() => setLeaving(undefined)} />}
    </Card>
  );
}
