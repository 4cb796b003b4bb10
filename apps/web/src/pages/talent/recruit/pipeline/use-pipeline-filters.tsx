import { useAbility } from '@casl/react';
import { scopeOf, type AppAbility } from '@talent-os/contracts/access/ability';
import type { Industry } from '@talent-os/contracts/access/tables';
import { applicationsCalled } from '@talent-os/contracts/figures/called';
import { applicationShows, listApplications, stageAgeLabels } from '@talent-os/contracts/talent/applications';
import { applicationStatuses, stageTypeLabels, stageTypes } from '@talent-os/contracts/talent/pipeline';
import { choicesOf } from '@/lib/choices';
import { useListFilters } from '@/lib/use-list-filters';
import { statusLabels } from '../labels';
import { PositionFilter } from './position-filter';

const waits = [
  { value: 'me', label: 'Waiting for me' },
  { value: 'candidate', label: 'Waiting for the candidate' },
  { value: 'interviewer', label: 'Waiting for an interviewer' },
];

const licenseStates = {
  met: 'License verified',
  pending: 'To be verified',
  expired: 'License expired',
  missing: 'License missing',
  unchecked: 'Nobody can tell',
} as const;

export type PipelineFilters = ReturnType<typeof usePipelineFilters>;

/** What people look for in the pipeline, from the address, of one industry where the hub says which. */
export function usePipelineFilters(industry: Industry | undefined, asTable: boolean) {
  const everybody = scopeOf(useAbility<AppAbility>(), 'Requisition') === 'organization';
  const list = useListFilters(listApplications, {
    called: applicationsCalled,
    defaultSort: 'daysInStage:desc',
    derive: () => (industry ? { industry } : {}),
  });
  const { status: _, stageType: __, age: ___, show: ____, license: _____, ...input } = list.input;
  const within = { industry: input.industry, mine: input.mine };
  const filters = {
    search: 'Person, position or department',
    positionId: <PositionFilter params={list.params} within={within} positionId={input.positionId} />,
    waiting: { label: 'Waiting for', all: 'Waiting for anybody', choices: waits },
    ...(asTable && tableFilters(within.industry === 'HEALTHCARE')),
    mine: everybody && 'Mine only',
  };
  return { list, filters, params: list.params, /** What the board takes of them. */ input };
}

/** What makes sense in the table only. */
const tableFilters = (licensed: boolean) => ({
  stageType: { label: 'Stage', choices: choicesOf(stageTypeLabels, stageTypes) },
  show: { label: 'Show', all: 'All under way', choices: choicesOf(applicationShows) },
  license: licensed && { label: 'License', choices: choicesOf(licenseStates) },
  age: { label: 'Time in stage', choices: choicesOf(stageAgeLabels) },
  status: { label: 'Status', all: 'Under way', choices: choicesOf(statusLabels, applicationStatuses) },
});
