import { useAbility } from '@casl/react';
import { scopeOf, type AppAbility } from '@talent-os/contracts/access/ability';
import type { Industry } from '@talent-os/contracts/access/tables';
import { stageAges, waitingFilters } from '@talent-os/contracts/talent/applications';
import { applicationStatuses, stageTypes } from '@talent-os/contracts/talent/pipeline';
import { useMemo } from 'react';
import { useListBeside } from '../../../../lib/use-list-beside';

const FILTERS = ['search', 'position', 'waiting', 'mine', 'status', 'stage', 'age'] as const;
export type PipelineFilters = ReturnType<typeof usePipelineFilters>;

/** What people look for in the pipeline, from the address, and the same as the operations take it. */
export function usePipelineFilters(industry: Industry | undefined) {
  const params = useListBeside(FILTERS, 'daysInStage:desc');
  const everybody = scopeOf(useAbility<AppAbility>(), 'Requisition') === 'organization';
  const chosen = <T extends string>(all: readonly T[], name: string) => all.find((one) => one === params.get(name));
  const waiting = chosen(waitingFilters, 'waiting');
  const status = chosen(applicationStatuses, 'status');
  const stageType = chosen(stageTypes, 'stage');
  const age = chosen(stageAges, 'age');
  const positionId = params.get('position');
  const mine = params.get('mine') === 'true';
  const { search } = params;
  const within = useMemo(() => ({ ...(industry && { industry }), ...(mine && { mine: 'true' }) }), [industry, mine]);
  const wanted = useMemo(
    () => ({ ...within, ...(search && { search }), ...(positionId && { positionId }), ...(waiting && { waiting }) }),
    [within, search, positionId, waiting],
  );
  const listed = useMemo(
    () => ({ ...wanted, ...(status && { status }), ...(stageType && { stageType }), ...(age && { age }) }),
    [wanted, status, stageType, age],
  );
  return { params, within, wanted, listed, everybody };
}
