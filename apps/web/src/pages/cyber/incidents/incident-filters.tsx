import { incidentStates, severityLabels } from '@talent-os/contracts/cyber/incident-states';
import { choicesOf } from '../../../lib/choices';
import { ListChip } from '../../../ui/filters/list-chip';
import { ListSearch } from '../../../ui/filters/list-search';
import { ListSelect } from '../../../ui/filters/list-select';
import type { ListParams } from '../../../lib/use-list-params';

const states = [{ value: 'all', label: 'All' }, ...choicesOf(incidentStates)];

/** Narrows the list of incidents. */
export function IncidentFilters({ params }: { readonly params: ListParams }) {
  return (
    <>
      <ListSearch params={params} label="Search incidents" placeholder="Title or description" />
      <ListSelect params={params} name="status" label="State" placeholder="Active" choices={states} />
      <ListSelect params={params} name="severity" label="Severity" choices={choicesOf(severityLabels)} />
      <ListChip params={params} name="mine">
        Mine
      </ListChip>
      <ListChip params={params} name="late">
        Deadline missed
      </ListChip>
    </>
  );
}
