import type { ListParams } from '../../../lib/use-list-params';
import { ListSearch } from '../../../ui/filters/list-search';
import { ListSelect } from '../../../ui/filters/list-select';

const shows = [
  { value: 'required', label: 'Mandatory' },
  { value: 'mine', label: 'Under way' },
  { value: 'counted', label: 'Counted already' },
] as const;

/** Search and choice of courses, kept in the address. */
export function CourseFilters({ params }: { readonly params: ListParams }) {
  return (
    <>
      <ListSearch params={params} label="Search courses" placeholder="Title, provider or topic" />
      <ListSelect params={params} name="show" label="Show" placeholder="All courses" w={170} choices={shows} />
    </>
  );
}
