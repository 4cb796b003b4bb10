import { useQuery } from '@tanstack/react-query';
import { listExpressions } from '@talent-os/contracts/talent/mobility';
import { useState } from 'react';
import { steadyQuery } from '../../../lib/query';
import { AppLink } from '../../../ui/app-link';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { Loaded } from '../../../ui/loaded';
import { NothingFound } from '../../../ui/nothing-found';
import { useReachable } from '../../../lib/use-reachable';
import { ExpressionRow, type Expression } from './expression-row';
import { useStatusFilter } from './use-status-filter';
import { WithdrawDialog } from './withdraw-dialog';
import rows from '../../../ui/rows.module.css';

/** What I am interested in, what became of it and why. */
export function MyExpressions() {
  const { status, select, clear } = useStatusFilter();
  const expressions = useQuery(steadyQuery(listExpressions, { status }));
  const [leaving, setLeaving] = useState<Expression>();
  const opportunities = useReachable()('/sales/internal-mobility/opportunities');
  return (
    <Card title="Expressions of interest" actions={select} flush>
      <Loaded query={expressions} skeletons={5}>
        {({ items }) => {
          if (items.length === 0 && status) return <NothingFound onClear={clear} />;
          if (items.length === 0)
            return (
              <EmptyState
                title="No expressions of interest yet"
                action={opportunities && <AppLink to={opportunities}>Available opportunities</AppLink>}
              />
            );
          return (
            <ul className={rows.rows}>
              {items.map((expression) => (
                <ExpressionRow key={expression.id} expression={expression} onWithdraw={() => setLeaving(expression)} />
              ))}
            </ul>
          );
        }}
      </Loaded>
      {leaving && <WithdrawDialog key={leaving.id} expression={leaving} onClose={() => setLeaving(undefined)} />}
    </Card>
  );
}
