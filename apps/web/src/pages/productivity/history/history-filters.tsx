import { Group, Select } from '@mantine/core';
import type { ListParams } from '../../../lib/use-list-params';
import { SearchField } from '../../../ui/search-field';
import { hubChoices } from './conversation.rules';

/** Narrows the conversations to a hub or to a text; both stand in the address. */
export function HistoryFilters({ params }: { readonly params: ListParams }) {
  return (
    <Group gap="sm">
      <SearchField
        label="Search conversations"
        placeholder="Words of a message"
        value={params.search}
        onSearch={(search) => params.patch({ search })}
      />
      <Select
        aria-label="Hub"
        placeholder="Any hub"
        w={220}
        clearable
        data={hubChoices}
        value={params.get('hub') ?? null}
        onChange={(hub) => params.patch({ hub: hub ?? undefined })}
      />
    </Group>
  );
}
