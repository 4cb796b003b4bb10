import type { ListParams } from '../../../lib/use-list-params';
import { ListSearch } from '../../../ui/filters/list-search';
import { ListSelect } from '../../../ui/filters/list-select';
import { hubChoices } from './conversation.rules';

/** Narrows the conversations to a hub or to a text; both stand in the address. */
export function HistoryFilters({ params }: { readonly params: ListParams }) {
  return (
    <>
      <ListSearch params={params} label="Search conversations" placeholder="Words of a message" />
      <ListSelect params={params} name="hub" label="Hub" w={220} choices={hubChoices} />
    </>
  );
}
