import { Chip, Select } from '@mantine/core';
import type { ListParams } from '../../../lib/use-list-params';
import { SearchField } from '../../../ui/search-field';
import { choicesOf, statusLabels } from './words';

/** Narrows the list of everybody's credentials; kept in the address. */
export function StaffFilters({ params }: { readonly params: ListParams }) {
  return (
    <>
      <SearchField
        label="Search credentials"
        placeholder="Holder, credential or number"
        value={params.search}
        onSearch={(search) => params.patch({ search })}
      />
      <Select
        aria-label="Status"
        placeholder="Any status"
        w={190}
        clearable
        data={choicesOf(statusLabels)}
        value={params.get('status') ?? null}
        onChange={(status) => params.patch({ status: status ?? undefined })}
      />
      <Chip
        checked={params.get('waiting') === 'true'}
        onChange={(only) => params.patch({ waiting: only ? 'true' : undefined })}
        variant="outline"
      >
        Waiting only
      </Chip>
    </>
  );
}
