import { deployStates } from '@talent-os/contracts/cyber/deploy-states';
import { choicesOf } from '../../../lib/choices';
import { ListSearch } from '../../../ui/filters/list-search';
import { ListSelect } from '../../../ui/filters/list-select';
import { workRoleOptions } from '../hub/readiness/work-role-options';
import type { RequestView } from './use-request-view';

const states = [{ value: 'all', label: 'All' }, ...choicesOf(deployStates)];

/** Narrows the list of requests. */
export function RequestFilters({ view: { params } }: { readonly view: RequestView }) {
  return (
    <>
      <ListSearch params={params} label="Search requests" placeholder="Location" />
      <ListSelect params={params} name="status" label="State" placeholder="Running" choices={states} />
      <ListSelect
        params={params}
        name="for"
        label="Work role"
        w={240}
        searchable
        nothingFoundMessage="No work role with this name"
        maxDropdownHeight={240}
        choices={workRoleOptions}
      />
    </>
  );
}
