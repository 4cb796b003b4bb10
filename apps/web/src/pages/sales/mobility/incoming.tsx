import { lazyPart } from '@/ui/loading/lazy-part';
import { NO_EXPRESSIONS, listIncoming } from '@talent-os/contracts/talent/mobility';
import { useState } from 'react';
import { useListFilters } from '@/lib/use-list-filters';
import { Card } from '@/ui/page/card';
import { cardsOf } from '@/ui/list/record-cards';
import { RecordList } from '@/ui/list/record-list';
import { IncomingRow, type IncomingExpression } from './incoming-row';
import { expressionColumns, expressionFilters } from './expression-columns';
import { incomingBulk } from './incoming-bulk';
import rows from '@/ui/table/rows.module.css';

const dialogs = {
  approve: lazyPart(async () => (await import('./decision-dialogs')).ApproveDialog),
  decline: lazyPart(async () => (await import('./decision-dialogs')).DeclineDialog),
} as const;
type Choice = { readonly expression: IncomingExpression; readonly action: keyof typeof dialogs };

/** Expressions of interest in positions the caller hires for, waiting ones first. */
export function Incoming({ titled }: { readonly titled: boolean }) {
  const [choice, setChoice] = useState<Choice>();
  const Dialog = choice && dialogs[choice.action];
  return (
    <Card title={titled ? 'Interest in your positions' : 'Incoming'} flush>
      <RecordList
        list={useListFilters(listIncoming)}
        label="interests"
        main={{ field: 'personName', title: 'Person' }}
        columns={[
          { field: 'positionTitle', title: 'Position', stack: 'fact' },
          {
            field: 'readiness',
            title: 'Readiness',
            align: 'right',
            render: ({ readiness }) => (readiness === null ? '–' : `${readiness}%`),
          },
          ...expressionColumns,
          { field: 'personTitle', title: 'Works as', optional: true },
        ]}
        filters={expressionFilters}
        framed
        bulk={incomingBulk}
        empty={NO_EXPRESSIONS}
        renderCards={cardsOf<IncomingExpression>((items) => (
          <ul className={rows.rows}>
            {items.map((expression) => (
              <IncomingRow
                key={expression.id}
                expression={expression}
                onChoose={(action) => setChoice({ expression, action })}
              />
            ))}
          </ul>
        ))}
      />
      {choice && Dialog && (
        <Dialog key={choice.expression.id} expression={choice.expression} onClose={() => setChoice(undefined)} />
      )}
    </Card>
  );
}
