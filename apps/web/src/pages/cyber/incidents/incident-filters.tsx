import { Chip, Select } from '@mantine/core';
import {
  incidentStateKeys,
  incidentStates,
  severities,
  severityLabels,
} from '@talent-os/contracts/cyber/incident-states';
import { SearchField } from '../../../ui/search-field';
import type { IncidentFilters as Filters } from './use-incident-filters';

const states = [
  { value: 'all', label: 'All' },
  ...incidentStateKeys.map((value) => ({ value, label: incidentStates[value].label })),
];

/** Narrows the list of incidents. */
export function IncidentFilters({ filters }: { readonly filters: Filters }) {
  const { params, state, severity, mine, late } = filters;
  return (
    <>
      <SearchField
        label="Search incidents"
        placeholder="Title or description"
        value={params.search}
        onSearch={(search) => params.patch({ search })}
      />
      <Select
        aria-label="State"
        placeholder="Active"
        w={150}
        clearable
        data={states}
        value={state ?? null}
        onChange={(value) => params.patch({ status: value ?? undefined })}
      />
      <Select
        aria-label="Severity"
        placeholder="Any severity"
        w={150}
        clearable
        data={severities.map((value) => ({ value, label: severityLabels[value] }))}
        value={severity ?? null}
        onChange={(value) => params.patch({ severity: value ?? undefined })}
      />
      <Chip checked={mine} onChange={(only) => params.patch({ mine: only ? 'true' : undefined })} variant="outline">
        Mine
      </Chip>
      <Chip checked={late} onChange={(only) => params.patch({ late: only ? 'true' : undefined })} variant="outline">
        Deadline missed
      </Chip>
    </>
  );
}
