import { NO_EXPRESSIONS, listExpressions, withdrawExpression } from '@talent-os/contracts/talent/mobility';
import { useState } from 'react';
import { counted } from '@/lib/counted';
import { useListFilters } from '@/lib/use-list-filters';
import { AppLink } from '@/ui/button/app-link';
import { Card } from '@/ui/page/card';
import { EmptyState } from '@/ui/loading/empty-state';
import { bulkCommand, type BulkAction } from '@/ui/list/bulk-action';
import { RowButton } from '@/ui/button/row-button';
import { cardsOf } from '@/ui/list/record-cards';
import { RecordList } from '@/ui/list/record-list';
import { useReachable } from '@/lib/use-reachable';
import { ExpressionRow, type Expression } from './expression-row';
import { expressionColumns, expressionFilters } from './expression-columns';
import rows from '@/ui/table/rows.module.css';
import { lazyPart } from '@/ui/loading/lazy-part';

const WithdrawDialog = lazyPart(async () => (await import('./withdraw-dialog')).WithdrawDialog);

const bulk: readonly BulkAction<Expression>[] = [
  bulkCommand(withdrawExpression, {
    key: 'withdraw',
    label: 'Withdraw',
    danger: true,
    allows: ({ may }) => may.to.includes('withdrawn'),
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
  const [leaving, setLeaving] = useState<Expression>();
  const opportunities = useReachable()('/sales/internal-mobility/opportunities');
  return (
    <Card title="Expressions of interest" flush>
      <RecordList
        list={useListFilters(listExpressions)}
        label="interests"
        main={{ field: 'positionTitle', title: 'Position' }}
        columns={[
          ...expressionColumns,
          {
            field: 'id',
            title: '',
            deeds: true,
            align: 'right',
            stack: 'line',
            render: (expression) =>
              expression.may.to.includes('withdrawn') && (
                <RowButton
                  label="Withdraw"
                  of={`interest in ${expression.positionTitle}`}
                  variant="default"
                  onClick={() => setLeaving(expression)}
                />
              ),
          },
        ]}
        filters={expressionFilters}
        csv="own"
        framed
        bulk={bulk}
        empty={
          <EmptyState
            title={NO_EXPRESSIONS}
            action={opportunities && <AppLink to={opportunities}>Available opportunities</AppLink>}
          />
        }
        renderCards={cardsOf<Expression>((items) => (
          <ul className={rows.rows}>
            {items.map((expression) => (
              <ExpressionRow key={expression.id} expression={expression} onWithdraw={() => setLeaving(expression)} />
            ))}
          </ul>
        ))}
      />
      {leaving && <WithdrawDialog key={leaving.id} expression={leaving} onClose={() => setLeaving(undefined)} />}
    </Card>
  );
}
