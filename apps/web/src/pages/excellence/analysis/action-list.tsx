import { excellenceActionStates, type ExcellenceModuleKey } from '@talent-os/contracts/sales/excellence/modules';
import { day } from '@/lib/format';
import { useReachable } from '@/lib/use-reachable';
import { AppLink } from '@/ui/button/app-link';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge, type BadgeVariant } from '@/ui/display/status-badge';
import { EmptyState } from '@/ui/loading/empty-state';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';
import type { ModuleState } from '../module-state';
import { actionTitle, dimensionLabel } from '../module-words';

type Action = ModuleState['actions'][number];
type ActionListProps = { readonly module: ExcellenceModuleKey; readonly actions: readonly Action[] };

const LOOKS: Readonly<Record<Action['status'], BadgeVariant>> = {
  open: 'default',
  done: 'success',
  dropped: 'secondary',
};

/** Accepted actions, the open ones first. One's own leads to its task. */
export function ActionList({ module, actions }: ActionListProps) {
  const reachable = useReachable();
  if (actions.length === 0) return <EmptyState title="No action accepted yet" />;
  return (
    <ul className={rows.rows} aria-label="Accepted actions">
      {actions.map(({ id, action, dimension, status, ownerName, dueOn, mine, taskId }) => {
        const to = mine ? reachable(`/productivity?task=${taskId}`) : undefined;
        const title = actionTitle(module, action);
        return (
          <RecordRow
            key={id}
            name={to ? <AppLink to={to}>{title}</AppLink> : title}
            badges={<StatusBadge variant={LOOKS[status]}>{excellenceActionStates[status]}</StatusBadge>}
          >
            <Quiet>
              {dimensionLabel(module, dimension)} · {ownerName}, by {day(dueOn)}
            </Quiet>
          </RecordRow>
        );
      })}
    </ul>
  );
}
