import { industries } from '@talent-os/contracts/access/tables';
import type { Requisition } from '@talent-os/contracts/talent/requisition-shapes';
import { useMemo } from 'react';
import { useListBeside } from '../../../../lib/use-list-beside';

const FILTERS = ['search', 'team', 'in', 'mine'] as const;
export type PipelineView = ReturnType<typeof usePipelineView>;

/** What people look for among the requests and which one is open, from the address. */
export function usePipelineView() {
  const params = useListBeside(FILTERS);
  const { search } = params;
  const department = params.get('team');
  const industry = industries.find((one) => one === params.get('in'));
  const mine = params.get('mine') === 'true';
  const wanted = useMemo(
    () => ({
      ...(search && { search }),
      ...(department && { department }),
      ...(industry && { industry }),
      ...(mine && { mine: 'true' }),
    }),
    [search, department, industry, mine],
  );
  return {
    params,
    wanted,
    requisitionId: params.get('requisition'),
    open: ({ id }: Pick<Requisition, 'id'>) => params.patch({ requisition: id }),
    close: () => params.patch({ requisition: undefined }),
  };
}
