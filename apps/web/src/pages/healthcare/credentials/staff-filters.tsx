import type { ListParams } from '../../../lib/use-list-params';
import { ListChip } from '../../../ui/filters/list-chip';
import { ListSearch } from '../../../ui/filters/list-search';
import { ListSelect } from '../../../ui/filters/list-select';
import { statusLabels } from '../../../features/credentials/labels';
import { choicesOf } from '../../../lib/choices';

/** Narrows the list of everybody's credentials; kept in the address. */
export function StaffFilters({ params }: { readonly params: ListParams }) {
  return (
    <>
      <ListSearch params={params} label="Search credentials" placeholder="Holder, credential or number" />
      <ListSelect params={params} name="status" label="Status" w={190} choices={choicesOf(statusLabels)} />
      <ListChip params={params} name="waiting">
        Waiting only
      </ListChip>
    </>
  );
}
