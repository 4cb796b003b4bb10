import { useAbility } from '@casl/react';
import { scopeOf, type AppAbility } from '@talent-os/contracts/access/ability';
import type { Industry } from '@talent-os/contracts/access/tables';
import { listPositions } from '@talent-os/contracts/talent/positions';
import { useCallback } from 'react';
import { useListFilters } from '../../../../lib/use-list-filters';

/** What people look for among the positions, those of one industry where the hub says which. */
export function usePositionFilters(industry: Industry | undefined) {
  const derive = useCallback(() => (industry ? { industry } : {}), [industry]);
  const { params, input } = useListFilters(listPositions, { defaultSort: 'openedAt:desc', derive });
  const everybody = scopeOf(useAbility<AppAbility>(), 'Requisition') === 'organization';
  return { params, input, everybody };
}
