import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { clearanceLevelLabels } from '@talent-os/contracts/cyber/clearance-kinds';
import { deployStates } from '@talent-os/contracts/cyber/deploy-states';
import { getDeployRequest, rankPeople, type DeployRequestDetail } from '@talent-os/contracts/cyber/deploy';
import { workRoles } from '@talent-os/contracts/cyber/readiness-work-roles';
import { useState } from 'react';
import { day } from '@/lib/format';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { Facts } from '@/ui/display/facts';
import { RecordDrawer } from '@/ui/dialog/record-drawer';
import { Meter } from '@/ui/figures/meter';
import { CancelDialog } from './cancel-dialog';
import { Matches } from './matches';
import { RankedPeople } from './ranked-people';
import { RequestBadge } from './state-badges';
import css from './rapid-deploy.module.css';

type RequestDrawerProps = { readonly requestId: string; readonly onClose: () => void };

/** One request: what it asks for, who was proposed, and who fits it. */
export function RequestDrawer({ requestId, onClose }: RequestDrawerProps) {
  const request = useQuery(query(getDeployRequest, { deployRequestId: requestId }));
  return (
    <RecordDrawer query={request} title={request.data?.location ?? 'Rapid deployment'} size={600} onClose={onClose}>
      {(data) => <Body request={data} />}
    </RecordDrawer>
  );
}

function Body({ request }: { readonly request: DeployRequestDetail }) {
  const { momentOf } = useFormat();
  const [cancelling, setCancelling] = useState(false);
  const { accepted, deployed, count, status } = request;
  const running = !deployStates[status].over;
  const people = useQuery({ ...query(rankPeople, { deployRequestId: request.id }), enabled: running });
  return (
    <Stack gap="lg">
      <Facts
        items={[
          ['State', <RequestBadge key="state" status={status} />],
          ['Start by', day(request.startBy)],
          ['Needed clearance', clearanceLevelLabels[request.clearance]],
          ['Work roles', request.workRoles.map((role) => workRoles[role]).join(', ')],
          ['Requested', `${momentOf(request.createdAt)} by ${request.requestedByName}`],
          ['Cancelled because', request.cancelReason],
        ]}
      />
      <div>
        <p className={css.found}>
          {accepted + deployed} of {count} found, {deployed} deployed
        </p>
        <Meter percent={(100 * (accepted + deployed)) / count} label="People found" />
      </div>
      <Matches request={request} running={running} people={people.data?.people} />
      {running && <RankedPeople people={people} requestId={request.id} full={accepted + deployed >= count} />}
      {running && (
        <div>
          <Button variant="default" size="xs" onClick={() => setCancelling(true)}>
            Cancel request
          </Button>
        </div>
      )}
      {cancelling && <CancelDialog request={request} onClose={() => setCancelling(false)} />}
    </Stack>
  );
}
