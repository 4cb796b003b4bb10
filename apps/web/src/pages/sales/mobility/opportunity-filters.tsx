import { Select } from '@mantine/core';
import type { ListParams } from '../../../lib/use-list-params';
import { BarOnly } from '../../../ui/filters/bar-only';
import { ListSearch } from '../../../ui/filters/list-search';
import { ListSelect } from '../../../ui/filters/list-select';

const sorts = [
  { value: 'openedAt:desc', label: 'Newest first' },
  { value: 'readiness:desc', label: 'Most ready first' },
  { value: 'title:asc', label: 'By title' },
  { value: 'department:asc', label: 'By department' },
  { value: 'location:asc', label: 'By location' },
];

type OpportunityFiltersProps = {
  readonly params: ListParams;
  readonly departments: readonly string[];
};

/** Search, department and order, all kept in the address. */
export function OpportunityFilters({ params, departments }: OpportunityFiltersProps) {
  return (
    <>
      <ListSearch params={params} label="Search opportunities" placeholder="Title, location or words" />
      <ListSelect params={params} name="department" label="Department" w={200} choices={departments} />
      <BarOnly>
        <Select
          aria-label="Order"
          w={180}
          allowDeselect={false}
          data={sorts}
          value={params.sort ?? null}
          onChange={(sort) => params.patch({ sort: sort ?? undefined })}
        />
      </BarOnly>
    </>
  );
}
