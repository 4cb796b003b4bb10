import { applicationShows, stageAgeLabels, stageAges } from '@talent-os/contracts/talent/applications';
import { applicationStatuses, stageTypeLabels, stageTypes } from '@talent-os/contracts/talent/pipeline';
import { choicesOf } from '../../../../lib/choices';
import { ListChip } from '../../../../ui/filters/list-chip';
import { ListSearch } from '../../../../ui/filters/list-search';
import { ListSelect } from '../../../../ui/filters/list-select';
import { statusLabels } from '../labels';
import { PositionFilter } from './position-filter';
import type { PipelineFilters as Filters } from './use-pipeline-filters';

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

type PipelineFiltersProps = {
  readonly filters: Filters;
  readonly asTable: boolean;
};

/** Narrows board and table alike; status, stage and time in it make sense in the table only. */
export function PipelineFilters({ filters, asTable }: PipelineFiltersProps) {
  const { params, everybody } = filters;
  return (
    <>
      <ListSearch params={params} label="Search applicants" placeholder="Person, position or department" />
      <PositionFilter filters={filters} />
      <ListSelect
        params={params}
        name="waiting"
        label="Waiting for"
        placeholder="Waiting for anybody"
        w={210}
        choices={waits}
      />
      {asTable && <TableFilters filters={filters} />}
      {everybody && (
        <ListChip params={params} name="mine">
          Mine only
        </ListChip>
      )}
    </>
  );
}

/** What makes sense in the table only. */
function TableFilters({ filters: { params, within } }: Pick<PipelineFiltersProps, 'filters'>) {
  return (
    <>
      <ListSelect
        params={params}
        name="stage"
        label="Stage"
        placeholder="Any stage"
        w={140}
        choices={stageTypes.map((value) => ({ value, label: stageTypeLabels[value] }))}
      />
      <ListSelect
        params={params}
        name="show"
        label="Show"
        placeholder="All under way"
        w={190}
        choices={choicesOf(applicationShows)}
      />
      {within.industry === 'HEALTHCARE' && (
        <ListSelect
          params={params}
          name="license"
          label="License"
          placeholder="Any license"
          w={170}
          choices={choicesOf(licenseStates)}
        />
      )}
      <ListSelect
        params={params}
        name="age"
        label="Time in stage"
        placeholder="Any time in stage"
        w={165}
        choices={stageAges.map((value) => ({ value, label: stageAgeLabels[value] }))}
      />
      <ListSelect
        params={params}
        name="status"
        label="Status"
        placeholder="Under way"
        w={140}
        choices={applicationStatuses.map((value) => ({ value, label: statusLabels[value] }))}
      />
    </>
  );
}
