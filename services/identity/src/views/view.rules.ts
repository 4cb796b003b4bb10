import { admits, type AppAbility } from '@talent-os/contracts/access/ability.js';
import { operations } from '@talent-os/contracts/registry.js';
import { ViewState } from '@talent-os/contracts/identity/views.js';
import type { StoredView } from './views.queries.js';

const reads = new Map(operations.filter(({ method }) => method === 'GET').map((one) => [one.name, one]));

/** Whether there is such a list, and the caller may open it. */
export function mayList(ability: AppAbility, list: string): boolean {
  const read = reads.get(list);
  return read !== undefined && read.access !== 'internal' && admits(ability, read.access);
}

/** Views whose state is still one; what an older or broken state says is left out. */
export const readable = (views: readonly StoredView[]) =>
  views.flatMap((view) => {
    const { success, data: state } = ViewState.safeParse(view.state);
    return success ? [{ ...view, state }] : [];
  });
