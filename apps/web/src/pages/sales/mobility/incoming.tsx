import { useQuery } from '@tanstack/react-query';
import { listIncoming } from '@talent-os/contracts/talent/mobility';
import { useState } from 'react';
import { steadyQuery } from '../../../lib/query';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { Loaded } from '../../../ui/loaded';
import { NothingFound } from '../../../ui/nothing-found';
import { ApproveDialog, DeclineDialog } from './decision-dialogs';
import { IncomingRow, type IncomingExpression } from './incoming-row';
import { useStatusFilter } from './use-status-filter';
import rows from '../../../ui/rows.module.css';

const dialogs = { approve: ApproveDialog, decline: DeclineDialog } as const;
type Choice = { readonly expression: IncomingExpression; readonly action: keyof typeof dialogs };

/** Expressions of interest in positions the caller hires for, waiting ones first. */
export function Incoming({ titled }: { readonly titled: boolean }) {
  const { status, select, clear } = useStatusFilter();
  const incoming = useQuery(steadyQuery(listIncoming, { status }));
  const [choice, setChoice] = useState<Choice>();
  const Dialog = choice && dialogs[choice.action];
  return (
    <Card title={titled ? 'Interest in your positions' : 'Incoming'} actions={select} flush>
      <Loaded query={incoming} skeletons={5}>
        {({ items }) => {
          if (items.length === 0 && status) return <NothingFound onClear={clear} />;
          if (items.length === 0) return <EmptyState title="No expressions of interest yet" />;
          return (
            <ul className={rows.rows}>
              {items.map((expression) => (
                <IncomingRow
                  key={expression.id}
                  expression={expression}
                  onChoose={(action) => setChoice({ expression, action })}
                />
              ))}
            </ul>
          );
        }}
      </Loaded>
      {choice && Dialog && (
        <Dialog key={choice.expression.id} expression={choice.expression} onClose={() => setChoice(undefined)} />
      )}
    </Card>
  );
}
