import { Button } from '@mantine/core';
import type { Analysis } from '@talent-os/contracts/sales/excellence-shapes';
import type { ExcellenceModuleKey } from '@talent-os/contracts/sales/excellence/modules';
import { useState } from 'react';
import { StatusBadge } from '@/ui/display/status-badge';
import { EmptyState } from '@/ui/loading/empty-state';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';
import css from '../excellence.module.css';
import type { ModuleState } from '../module-state';
import { actionTitle, dimensionLabel } from '../module-words';
import { AcceptDialog } from './accept-dialog';

type IdeasProps = {
  readonly module: ExcellenceModuleKey;
  readonly ideas: Analysis['ideas'];
  readonly actions: ModuleState['actions'];
  readonly accepts: boolean;
};

/** What can be done, by what it is worth for its effort; accepting gives it to somebody. */
export function Ideas({ module, ideas, actions, accepts }: IdeasProps) {
  const [accepting, setAccepting] = useState<string>();
  if (ideas.length === 0) return <EmptyState title="Nothing to improve" />;
  const statusOf = (action: string) => actions.find((one) => one.action === action && one.status !== 'dropped')?.status;
  return (
    <ul className={rows.rows} aria-label="Proposed actions">
      {ideas.map(({ action, dimension, rank, weight, gap, effort }) => {
        const status = statusOf(action);
        const title = actionTitle(module, action);
        return (
          <RecordRow
            key={action}
            name={title}
            badges={status && <StatusBadge variant="success">{status === 'done' ? 'Done' : 'Accepted'}</StatusBadge>}
            actions={
              accepts &&
              !status && (
                <Button size="xs" variant="default" aria-label={`Accept ${title}`} onClick={() => setAccepting(action)}>
                  Accept
                </Button>
              )
            }
          >
            <span className={css.rank}>
              {dimensionLabel(module, dimension)} · {weight} × {gap} ÷ {effort} = <b>{rank}</b>
            </span>
          </RecordRow>
        );
      })}
      {accepting && <AcceptDialog module={module} action={accepting} onClose={() => setAccepting(undefined)} />}
    </ul>
  );
}
