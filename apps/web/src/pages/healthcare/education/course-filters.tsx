import { Select } from '@mantine/core';
import type { ListParams } from '../../../lib/use-list-params';
import { SearchField } from '../../../ui/search-field';

const shows = [
  { value: 'required', label: 'Mandatory' },
  { value: 'mine', label: 'Under way' },
  { value: 'counted', label: 'Counted already' },
] as const;
type Show = (typeof shows)[number]['value'];

/** Which courses people look for, from the address. */
export const showOf = (params: ListParams): Show | undefined =>
  shows.find(({ value }) => value === params.get('show'))?.value;

/** Search and choice of courses, kept in the address. */
export function CourseFilters({ params }: { readonly params: ListParams }) {
  return (
    <>
      <SearchField
        label="Search courses"
        placeholder="Title, provider or topic"
        value={params.search}
        onSearch={(search) => params.patch({ search })}
      />
      <Select
        aria-label="Show"
        placeholder="All courses"
        w={170}
        clearable
        data={[...shows]}
        value={showOf(params) ?? null}
        onChange={(show) => params.patch({ show: show ?? undefined })}
      />
    </>
  );
}
