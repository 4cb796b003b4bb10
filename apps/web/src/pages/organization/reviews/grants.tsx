import { industryLabels, roleTable } from '@talent-os/contracts/access/tables';
import {
  exportAccessReview,
  listReviewedGrants,
  reviewedStates,
  type ReviewedGrant,
} from '@talent-os/contracts/identity/access-reviews';
import { choicesOf } from '@/lib/choices';
import { useListFilters } from '@/lib/use-list-filters';
import { StatusBadge } from '@/ui/display/status-badge';
import type { Format } from '@/ui/list/record-columns';
import { RecordList } from '@/ui/list/record-list';
import { EmptyState } from '@/ui/loading/empty-state';
import { reviewedVariants } from './review';
import { Quiet } from '@/ui/display/quiet';
import cell from '@/ui/table/cell.module.css';

/** Every grant of a review: whom it waits for, and what became of it. */
export const Grants = ({ reviewId }: { readonly reviewId: string }) => (
  <RecordList
    list={useListFilters(listReviewedGrants, { derive: () => ({ reviewId }) })}
    label="grants"
    main={{ field: 'person', title: 'Person', under: ({ personTitle }) => personTitle }}
    columns={[
      { field: 'roleName', title: 'Grant', width: 230, render: (one) => <Grant {...one} />, stack: 'line' },
      {
        field: 'state',
        title: 'State',
        width: 150,
        render: ({ state }) => (
          <StatusBadge variant={reviewedVariants[state]}>{reviewedStates[state].label}</StatusBadge>
        ),
        stack: 'badge',
      },
      {
        field: 'reviewer',
        title: 'Waits for',
        width: 170,
        render: ({ reviewer }) => reviewer ?? <Quiet>Administrators</Quiet>,
      },
      { field: 'decidedAt', title: 'Answered', width: 220, render: answer },
    ]}
    filters={{
      search: 'Name of a person',
      state: { label: 'State', choices: choicesOf(reviewedStates) },
    }}
    empty={<EmptyState title="No grants" text="Nobody but applicants held a role when the review began." />}
    csv={{ of: exportAccessReview, also: { reviewId } }}
  />
);

const Grant = ({ roleName, customRole, industry }: ReviewedGrant) => (
  <span className={cell.cell}>
    <span>{customRole ?? roleTable[roleName].label}</span>
    <Quiet>{industryLabels[industry]}</Quiet>
  </span>
);

const answer = ({ decidedBy, decidedAt, reason }: ReviewedGrant, { momentOf }: Format) =>
  decidedAt && (
    <span className={cell.cell}>
      <span>
        {decidedBy ?? 'By itself'}, {momentOf(decidedAt)}
      </span>
      {reason && <Quiet>{reason}</Quiet>}
    </span>
  );
