import type { ListParams } from '../../../lib/use-list-params';
import { ListChip } from '../../../ui/filters/list-chip';
import { ListSearch } from '../../../ui/filters/list-search';
import { ListSelect } from '../../../ui/filters/list-select';
import { choicesOf, statusLabels } from '../../../features/credentials/labels';

/** Narrows the list of everybody's credentials; kept in the address. */
export function StaffFilters({ params }: { readonly params: ListParams }) {
  return (
    <>
      <ListSearch params={params} label="Search credentials" placeholder="Holder, credential or number" />
      <ListSelect
        params={params}
        name="status"
        label="Status"
        placeholder="Any status"
        w={190}
        choices={choicesOf(statusLabels)}
      />
      <ListChip params={params} name="waiting">
        Waiting only
      </ListChip>
    </>
  );
}
