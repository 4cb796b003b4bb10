import { Button } from '@mantine/core';
import type { Output } from '@talent-os/contracts/define';
import type { listExcellence } from '@talent-os/contracts/sales/excellence';
import { excellenceModules } from '@talent-os/contracts/sales/excellence/modules';
import { counted } from '@/lib/counted';
import { AppLink } from '@/ui/button/app-link';
import { Quiet } from '@/ui/display/quiet';
import { EmptyState } from '@/ui/loading/empty-state';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';

type OpenSessionsProps = { readonly items: Output<typeof listExcellence>['items'] };

const actionOf = (left: number): string => (left > 0 ? 'Answer' : 'See it');

/** Sessions under way, with what is left to answer in each. */
export function OpenSessions({ items }: OpenSessionsProps) {
  const open = items.filter(({ status }) => status === 'in_progress');
  if (open.length === 0) return <EmptyState title="No session is open" text="You are shown here once one is." />;
  return (
    <ul className={rows.rows} aria-label="Open sessions">
      {open.map(({ module, left }) => (
        <RecordRow
          key={module}
          name={excellenceModules[module]}
          actions={
            <Button
              component={AppLink}
              to={`/excellence/${module}/analysis${left > 0 ? '?view=answer' : ''}`}
              size="xs"
              variant={left > 0 ? 'filled' : 'default'}
              aria-label={`${actionOf(left)}: ${excellenceModules[module]}`}
            >
              {actionOf(left)}
            </Button>
          }
        >
          <Quiet>{left > 0 ? `${counted(left, 'questions')} left` : 'Nothing left to answer'}</Quiet>
        </RecordRow>
      ))}
    </ul>
  );
}
