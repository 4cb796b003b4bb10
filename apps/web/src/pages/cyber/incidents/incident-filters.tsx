import {
  incidentStateKeys,
  incidentStates,
  severities,
  severityLabels,
} from '@talent-os/contracts/cyber/incident-states';
import { ListChip } from '../../../ui/filters/list-chip';
import { ListSearch } from '../../../ui/filters/list-search';
import { ListSelect } from '../../../ui/filters/list-select';
import type { IncidentFilters as Filters } from './use-incident-filters';

const states = [
  { value: 'all', label: 'All' },
  ...incidentStateKeys.map((value) => ({ value, label: incidentStates[value].label })),
];

/** Narrows the list of incidents. */
export function IncidentFilters({ filters }: { readonly filters: Filters }) {
  const { params } = filters;
  return (
    <>
      <ListSearch params={params} label="Search incidents" placeholder="Title or description" />
      <ListSelect params={params} name="status" label="State" placeholder="Active" w={150} choices={states} />
      <ListSelect
        params={params}
        name="severity"
        label="Severity"
        placeholder="Any severity"
        w={150}
        choices={severities.map((value) => ({ value, label: severityLabels[value] }))}
      />
      <ListChip params={params} name="mine">
        Mine
      </ListChip>
      <ListChip params={params} name="late">
        Deadline missed
      </ListChip>
    </>
  );
}
