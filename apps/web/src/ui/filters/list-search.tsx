import { use } from 'react';
import type { ListParams } from '@/lib/use-list-params';
import { SearchField } from '../field/search-field';
import { FilterOffersContext } from './filter-offer';

type ListSearchProps = {
  readonly params: Pick<ListParams, 'search' | 'patch'>;
  readonly label: string;
  readonly placeholder?: string;
};

/** The search of a list, kept in the address. It stands in the bar, never in the sheet. */
export const ListSearch = ({ params: { search, patch }, ...field }: ListSearchProps) =>
  use(FilterOffersContext)?.shape === 'sheet' ? null : (
    <SearchField {...field} value={search} onSearch={(text) => patch({ search: text })} />
  );
