import type { ListParams } from '../../lib/use-list-params';
import { SearchField } from '../search-field';

type ListSearchProps = {
  readonly params: Pick<ListParams, 'search' | 'patch'>;
  readonly label: string;
  readonly placeholder?: string;
};

/** The search of a list, kept in the address. */
export const ListSearch = ({ params: { search, patch }, ...field }: ListSearchProps) => (
  <SearchField {...field} value={search} onSearch={(text) => patch({ search: text })} />
);
