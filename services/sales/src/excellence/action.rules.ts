import type { Payload } from '@talent-os/contracts';
import type { taskChanged } from '@talent-os/contracts/productivity/tasks.js';
import type { ExcellenceActionState } from '@talent-os/contracts/sales/excellence/modules.js';

type Task = Pick<Payload<typeof taskChanged>, 'change' | 'status'>;

const STATES: Readonly<Record<Task['status'], ExcellenceActionState>> = {
  todo: 'open',
  in_progress: 'open',
  done: 'done',
  cancelled: 'dropped',
};

/** What an action is once its task has changed; a task that is gone leaves it dropped, unless it was done. */
export function stateAfter(current: ExcellenceActionState, { change, status }: Task): ExcellenceActionState {
  if (change === 'deleted') return current === 'done' ? 'done' : 'dropped';
  return STATES[status];
}
