import { useAbility } from '@casl/react';
import { scopeOf, type AppAbility } from '@talent-os/contracts/access/ability';
import type { Industry } from '@talent-os/contracts/access/tables';
import { stageAges, waitingFilters } from '@talent-os/contracts/talent/applications';
import { applicationStatuses, stageTypes } from '@talent-os/contracts/talent/pipeline';
import { useListBeside } from '../../../../lib/use-list-beside';

const FILTERS = ['search', 'position', 'waiting', 'mine', 'status', 'stage', 'age'] as const;
export type PipelineFilters = ReturnType<typeof usePipelineFilters>;

/** What people look for in the pipeline, from the address, and the same as the operations take it. */
export function usePipelineFilters(industry: Industry | undefined) {
  const params = useListBeside(FILTERS, 'daysInStage:desc');
  const everybody = scopeOf(useAbility<AppAbility>(), 'Requisition') === 'organization';
  const { search, get, oneOf, flag } = params;
  const within = { industry, mine: flag('mine') };
  const input = { ...within, search, positionId: get('position'), waiting: oneOf('waiting', waitingFilters) };
  /** What the table takes beyond the board. */
  const listed = {
    ...input,
    status: oneOf('status', applicationStatuses),
    stageType: oneOf('stage', stageTypes),
    age: oneOf('age', stageAges),
  };
  return { params, within, input, listed, everybody };
}
