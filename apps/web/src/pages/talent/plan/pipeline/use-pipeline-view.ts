import { industries } from '@talent-os/contracts/access/tables';
import type { Requisition } from '@talent-os/contracts/talent/requisition-shapes';
import { useListBeside } from '../../../../lib/use-list-beside';

const FILTERS = ['search', 'team', 'in', 'mine'] as const;
export type PipelineView = ReturnType<typeof usePipelineView>;

/** What people look for among the requests and which one is open, from the address. */
export function usePipelineView() {
  const params = useListBeside(FILTERS);
  const { search, get, oneOf, flag } = params;
  return {
    params,
    input: { search, department: get('team'), industry: oneOf('in', industries), mine: flag('mine') },
    requisitionId: get('requisition'),
    open: ({ id }: Pick<Requisition, 'id'>) => params.patch({ requisition: id }),
    close: () => params.patch({ requisition: undefined }),
  };
}
