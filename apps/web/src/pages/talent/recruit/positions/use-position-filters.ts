import { useAbility } from '@casl/react';
import { scopeOf, type AppAbility } from '@talent-os/contracts/access/ability';
import type { Industry } from '@talent-os/contracts/access/tables';
import { listPositions } from '@talent-os/contracts/talent/positions';
import { useListFilters } from '../../../../lib/use-list-filters';

const OPTIONS = { defaultSort: 'openedAt:desc' };

/** What people look for among the positions, those of one industry where the hub says which. */
export function usePositionFilters(industry: Industry | undefined) {
  const { params, input } = useListFilters(listPositions, OPTIONS);
  const everybody = scopeOf(useAbility<AppAbility>(), 'Requisition') === 'organization';
  return { params, input: { ...input, ...(industry && { industry }) }, everybody };
}
