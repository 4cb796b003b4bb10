import { useAbility } from '@casl/react';
import { scopeOf, type AppAbility } from '@talent-os/contracts/access/ability';
import type { Industry } from '@talent-os/contracts/access/tables';
import { positionStatuses } from '@talent-os/contracts/talent/seats';
import { useListBeside } from '../../../../lib/use-list-beside';

const FILTERS = ['search', 'department', 'status', 'mine'] as const;

/** What people look for among the positions, from the address, and the same as the operation takes it. */
export function usePositionFilters(industry: Industry | undefined) {
  const params = useListBeside(FILTERS, 'openedAt:desc');
  const everybody = scopeOf(useAbility<AppAbility>(), 'Requisition') === 'organization';
  const { search, get, oneOf, flag } = params;
  const input = { industry, search, department: get('department'), status: oneOf('status', positionStatuses) };
  return { params, input: { ...input, mine: flag('mine') }, everybody };
}
