import { useQuery } from '@tanstack/react-query';
import { exportAccessReview, listReviewedGrants, reviewedStates } from '@talent-os/contracts/identity/access-reviews';
import { choicesOf } from '../../../lib/choices';
import { steadyQuery } from '../../../lib/query';
import { useListFilters } from '../../../lib/use-list-filters';
import { useNarrow } from '../../../lib/use-narrow';
import { ListSearch } from '../../../ui/filters/list-search';
import { ListSelect } from '../../../ui/filters/list-select';
import { EmptyState } from '../../../ui/loading/empty-state';
import { DataTable } from '../../../ui/table/data-table';
import { grantColumns } from './grant-columns';

/** Every grant of a review: whom it waits for, and what became of it. */
export function Grants({ reviewId }: { readonly reviewId: string }) {
  const { params, input } = useListFilters(listReviewedGrants);
  const grants = useQuery(steadyQuery(listReviewedGrants, { ...params.paging, ...input, reviewId }));
  const narrow = useNarrow();
  return (
    <DataTable
      label="grants"
      query={grants}
      params={params}
      columns={grantColumns(narrow)}
      minWidth={narrow ? 0 : 900}
      exports={{ of: exportAccessReview, also: { reviewId } }}
      nameOf={({ person }) => person}
      toolbar={
        <>
          <ListSearch params={params} label="Search grants" placeholder="Name of a person" />
          <ListSelect params={params} name="state" label="State" w={180} choices={choicesOf(reviewedStates)} />
        </>
      }
      empty={<EmptyState title="No grants" text="Nobody but applicants held a role when the review began." />}
    />
  );
}
