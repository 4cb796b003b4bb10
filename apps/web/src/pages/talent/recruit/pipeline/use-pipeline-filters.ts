import { useAbility } from '@casl/react';
import { scopeOf, type AppAbility } from '@talent-os/contracts/access/ability';
import type { Industry } from '@talent-os/contracts/access/tables';
import { applicationsCalled } from '@talent-os/contracts/figures/called';
import { listApplications } from '@talent-os/contracts/talent/applications';
import { useCallback } from 'react';
import { useListFilters } from '../../../../lib/use-list-filters';

export type PipelineFilters = ReturnType<typeof usePipelineFilters>;

/** What people look for in the pipeline, from the address, of one industry where the hub says which. */
export function usePipelineFilters(industry: Industry | undefined) {
  const derive = useCallback(() => (industry ? { industry } : {}), [industry]);
  const options = { called: applicationsCalled, defaultSort: 'daysInStage:desc', derive };
  const { params, input: all } = useListFilters(listApplications, options);
  const everybody = scopeOf(useAbility<AppAbility>(), 'Requisition') === 'organization';
  const { status, stageType, age, show, license, ...input } = all;
  const within = { industry: input.industry, mine: input.mine };
  /** What the table takes beyond the board. */
  const listed = { ...input, status, stageType, age, show, license };
  return { params, within, input, listed, everybody };
}
