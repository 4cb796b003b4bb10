import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Industry } from '@talent-os/contracts/access/tables';
import { awaitedStatuses } from '@talent-os/contracts/talent/requisition-states';
import { createRequisition, getRequisitionBoard } from '@talent-os/contracts/talent/requisitions';
import type { Requisition } from '@talent-os/contracts/talent/requisition-shapes';
import { Link } from 'react-router-dom';
import { query } from '@/lib/query';
import { useMay } from '@/lib/use-may';
import { AppLink } from '@/ui/button/app-link';
import { EmptyState } from '@/ui/loading/empty-state';
import { Quiet } from '@/ui/display/quiet';
import cell from '@/ui/table/cell.module.css';
import ruled from '@/ui/table/ruled.module.css';

/** Requests that are shown at most. */
const SHOWN = 3;

/** No approved request has a seat left: what would open one, and the way to it. */
export function NoOpenings({ industry }: { readonly industry?: Industry | undefined }) {
  const requests = useMay(createRequisition);
  const reads = useMay(getRequisitionBoard);
  const board = useQuery({ ...query(getRequisitionBoard, { ...(industry && { industry }) }), enabled: reads });
  const awaited = (board.data?.columns ?? [])
    .filter(({ key }) => awaitedStatuses.some((one) => one === key))
    .flatMap(({ items }) => items);
  return (
    <Stack gap="md">
      <EmptyState
        title="No approved request has a seat left to open"
        text="The seats of a request open by themselves when it is approved. A seat that was closed can be opened again here."
        action={
          requests && (
            <Button component={Link} to={`/talent/plan/request?new=request${industry ? `&industry=${industry}` : ''}`}>
              Request a position
            </Button>
          )
        }
      />
      {awaited.length > 0 && (
        <section aria-label="Requests that would open seats">
          <p className={cell.quiet}>These open seats once they are approved:</p>
          <ul className={ruled.list}>
            {awaited.slice(0, SHOWN).map((request) => (
              <Awaited key={request.id} request={request} />
            ))}
          </ul>
        </section>
      )}
    </Stack>
  );
}

const Awaited = ({ request: { id, title, department, waiting } }: { readonly request: Requisition }) => (
  <li>
    <div className={cell.cell}>
      <AppLink to={`/talent/plan/pipeline?requisition=${id}`} className={cell.name}>
        {title}, {department}
      </AppLink>
      {waiting && <Quiet>Waits for {waiting.approvers.map(({ name }) => name).join(', ')}</Quiet>}
    </div>
  </li>
);
