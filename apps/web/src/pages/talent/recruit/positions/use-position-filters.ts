import { useAbility } from '@casl/react';
import { scopeOf, type AppAbility } from '@talent-os/contracts/access/ability';
import type { Industry } from '@talent-os/contracts/access/tables';
import { positionStatuses } from '@talent-os/contracts/talent/seats';
import { useMemo } from 'react';
import { useListBeside } from '../../../../lib/use-list-beside';

const FILTERS = ['search', 'department', 'status', 'mine'] as const;

/** What people look for among the positions, from the address, and the same as the operation takes it. */
export function usePositionFilters(industry: Industry | undefined) {
  const params = useListBeside(FILTERS, 'openedAt:desc');
  const everybody = scopeOf(useAbility<AppAbility>(), 'Requisition') === 'organization';
  const status = positionStatuses.find((one) => one === params.get('status'));
  const department = params.get('department');
  const mine = params.get('mine') === 'true';
  const { search } = params;
  const wanted = useMemo(
    () => ({
      ...(industry && { industry }),
      ...(search && { search }),
      ...(department && { department }),
      ...(status && { status }),
      ...(mine && { mine: 'true' }),
    }),
    [industry, search, department, status, mine],
  );
  return { params, wanted, everybody };
}
