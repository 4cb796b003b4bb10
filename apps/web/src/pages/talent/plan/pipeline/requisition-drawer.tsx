import { Alert, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { industryLabels } from '@talent-os/contracts/access/tables';
import { employmentTypes, requisitionReasons } from '@talent-os/contracts/talent/requisition-states';
import { getRequisition } from '@talent-os/contracts/talent/requisitions';
import type { RequisitionDetail } from '@talent-os/contracts/talent/requisition-shapes';
import { day } from '@/lib/format';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { counted } from '@/lib/counted';
import { Facts } from '@/ui/display/facts';
import type { Steps } from '@/ui/dialog/drawer-steps';
import { RecordDrawer } from '@/ui/dialog/record-drawer';
import { RequisitionBadge } from '../requisition-badge';
import { waitingFor } from '../requisition-labels';
import { Approvals } from './approvals';
import { MoveButtons } from './move-buttons';
import type { Moves } from './use-moves';
import css from './pipeline.module.css';

type RequisitionDrawerProps = {
  readonly requisitionId: string;
  readonly moves: Moves;
  readonly steps?: Steps | undefined;
  readonly onClose: () => void;
};

/** One request: what it asks for, who has decided, and what the caller may make of it. */
export function RequisitionDrawer({ requisitionId, moves, steps, onClose }: RequisitionDrawerProps) {
  const request = useQuery(query(getRequisition, { requisitionId }));
  return (
    <RecordDrawer query={request} title={request.data?.title ?? 'Request'} steps={steps} onClose={onClose}>
      {(data) => (
        <Stack key={data.id} gap="lg">
          <Body request={data} />
          <MoveButtons request={data} moves={moves} />
        </Stack>
      )}
    </RecordDrawer>
  );
}

const skillsOf = ({ requiredSkills }: RequisitionDetail) =>
  requiredSkills.map(({ name, level }) => `${name} (level ${level})`).join(', ');
const mustsOf = ({ hardRequirements }: RequisitionDetail) => hardRequirements.map(({ value }) => value).join(', ');

function Body({ request }: { readonly request: RequisitionDetail }) {
  const { money, momentOf, dayOf } = useFormat();
  const { salaryMin, salaryMax, band, replaces, seats, waiting, submittedAt, targetStartDate } = request;
  return (
    <>
      {request.outsideBand && band && (
        <Alert color="yellow" title="Pay outside the band">
          The band of {request.department} is {money(band.min)} to {money(band.max)} a year. An administrator approves
          as well.
        </Alert>
      )}
      <Facts
        items={[
          ['State', <RequisitionBadge key="state" status={request.status} />],
          ['Waits for', waitingFor(request)],
          ['Due', waiting && `${dayOf(waiting.dueAt)}${waiting.overdue ? ', overdue' : ''}`],
          ['Seats', counted(request.headcount, 'seats')],
          ['Team', request.department],
          ['Industry', industryLabels[request.industry]],
          ['Location', request.remote ? [request.location, 'remote'].filter(Boolean).join(', ') : request.location],
          ['Employment', employmentTypes[request.employmentType]],
          ['Reason', requisitionReasons[request.reason]],
          ['Replaces', replaces && [replaces.title, replaces.holderName].filter(Boolean).join(', ')],
          ['Pay a year', salaryMin !== null && salaryMax !== null && `${money(salaryMin)} to ${money(salaryMax)}`],
          ['Target start', targetStartDate && day(targetStartDate)],
          ['Required skills', skillsOf(request)],
          ['Hard requirements', mustsOf(request)],
          ['Requested by', request.requester.name],
          ['Submitted', submittedAt && momentOf(submittedAt)],
          ['Seats opened', seats.length > 0 && counted(seats.length, 'seats')],
          ['Cancelled because', request.cancelReason],
        ].map(([label, value]) => [label as string, value === false ? null : value] as const)}
      />
      {request.justification && <p className={css.text}>{request.justification}</p>}
      <Approvals approvals={request.approvals} />
    </>
  );
}
