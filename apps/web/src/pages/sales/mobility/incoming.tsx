import { lazyPart } from '../../../ui/loading/lazy-part';
import { useQuery } from '@tanstack/react-query';
import { NO_EXPRESSIONS, listIncoming } from '@talent-os/contracts/talent/mobility';
import { useState } from 'react';
import { steadyQuery } from '../../../lib/query';
import { Card } from '../../../ui/page/card';
import { EmptyState } from '../../../ui/loading/empty-state';
import { CardList } from '../../../ui/table/card-list';
import { IncomingRow, type IncomingExpression } from './incoming-row';
import { useIncomingColumns } from './expression-columns';
import { useIncomingBulk } from './use-incoming-bulk';
import { inOnePage, useStatusFilter } from './use-status-filter';
import rows from '../../../ui/table/rows.module.css';

const dialogs = {
  approve: lazyPart(async () => (await import('./decision-dialogs')).ApproveDialog),
  decline: lazyPart(async () => (await import('./decision-dialogs')).DeclineDialog),
} as const;
type Choice = { readonly expression: IncomingExpression; readonly action: keyof typeof dialogs };

/** Expressions of interest in positions the caller hires for, waiting ones first. */
export function Incoming({ titled }: { readonly titled: boolean }) {
  const { params, status, select } = useStatusFilter(listIncoming);
  const incoming = useQuery({ ...steadyQuery(listIncoming, { status }), select: inOnePage });
  const [choice, setChoice] = useState<Choice>();
  const Dialog = choice && dialogs[choice.action];
  return (
    <Card title={titled ? 'Interest in your positions' : 'Incoming'} flush>
      <CardList
        label="interests"
        query={incoming}
        params={params}
        columns={useIncomingColumns()}
        framed
        bulk={useIncomingBulk()}
        toolbar={select}
        empty={<EmptyState title={NO_EXPRESSIONS} />}
        renderItems={(items) => (
          <ul className={rows.rows}>
            {items.map((expression) => (
              <IncomingRow
                key={expression.id}
                expression={expression}
                onChoose={(action) => setChoice({ expression, action })}
              />
            ))}
          </ul>
        )}
      />
      {choice && Dialog && (
        <Dialog key={choice.expression.id} expression={choice.expression} onClose={() => setChoice(undefined)} />
      )}
    </Card>
  );
}
