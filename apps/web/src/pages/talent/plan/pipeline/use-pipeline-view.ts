import type { Output } from '@talent-os/contracts/define';
import type { Requisition } from '@talent-os/contracts/talent/requisition-shapes';
import { getRequisitionBoard } from '@talent-os/contracts/talent/requisitions';
import { useListFilters } from '../../../../lib/use-list-filters';

/** The requests of every column, one after the other. */
export const inOnePage = ({ columns }: Output<typeof getRequisitionBoard>) => {
  const items = columns.flatMap((column) => column.items);
  return { items, total: columns.reduce((sum, { count }) => sum + count, 0) };
};
const OPTIONS = { called: { department: 'team', industry: 'in' }, pageOf: inOnePage };
export type PipelineView = ReturnType<typeof usePipelineView>;

/** What people look for among the requests and which one is open, from the address. */
export function usePipelineView() {
  const { params, input } = useListFilters(getRequisitionBoard, OPTIONS);
  return {
    params,
    input,
    requisitionId: params.get('requisition'),
    open: ({ id }: Pick<Requisition, 'id'>) => params.patch({ requisition: id }),
    close: () => params.patch({ requisition: undefined }),
  };
}
