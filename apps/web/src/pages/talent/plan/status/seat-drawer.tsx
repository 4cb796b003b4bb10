import { Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getOpenSeat, seatEntryLabels, type OpenSeatDetail } from '@talent-os/contracts/talent/open-seats';
import { useState } from 'react';
import { counted } from '@/lib/counted';
import { day } from '@/lib/format';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { useReachable } from '@/lib/use-reachable';
import { AppLink } from '@/ui/button/app-link';
import { RecordDrawer } from '@/ui/dialog/record-drawer';
import { Facts } from '@/ui/display/facts';
import { Timeline } from '@/ui/display/timeline';
import { Fills } from './fills';
import { HoldDialog } from './hold-dialog';
import { forecastText } from './labels';
import { OwnerDialog } from './owner-dialog';
import { Stages, Standing } from './seat-columns';

type SeatDrawerProps = { readonly positionId: string; readonly onClose: () => void };

/** One open seat: where it stands, what its forecast rests on, and what may be done. */
export function SeatDrawer({ positionId, onClose }: SeatDrawerProps) {
  const seat = useQuery(query(getOpenSeat, { positionId }));
  return (
    <RecordDrawer query={seat} title={seat.data?.title ?? 'Open seat'} onClose={onClose}>
      {(data) => <Body seat={data} />}
    </RecordDrawer>
  );
}

function Body({ seat }: { readonly seat: OpenSeatDetail }) {
  const { dayOf } = useFormat();
  const { daysBehind, status, department, location, openedAt, daysOpen, plannedOn, heldReason, heldAt } = seat;
  return (
    <Stack gap="lg">
      {(status === 'on_hold' || daysBehind > 0) && (
        <div>
          <Standing seat={seat} />
        </div>
      )}
      <Facts
        items={[
          ['Department', `${department}, ${location}`],
          ['Owner', seat.ownerName],
          ['Recruiter', seat.recruiterName],
          ['Opened', `${dayOf(openedAt)}, ${counted(daysOpen, 'days')} ago`],
          ['People', <Stages key="people" seat={seat} />],
          ['Forecast', forecastText(seat)],
          ['Planned', plannedOn && day(plannedOn)],
          ['On hold since', heldAt && dayOf(heldAt)],
          ['Because', heldReason],
        ]}
      />
      <Actions seat={seat} />
      <Fills seat={seat} />
      {seat.history.length > 0 && <Timeline entries={seat.history} wordsOf={({ kind }) => seatEntryLabels[kind]} />}
    </Stack>
  );
}

const dialogs = { hold: HoldDialog, owner: OwnerDialog } as const;

function Actions({ seat }: { readonly seat: OpenSeatDetail }) {
  const [dialog, setDialog] = useState<keyof typeof dialogs>();
  const pipeline = useReachable()(`/talent/recruit/pipeline?position=${seat.id}`);
  const Dialog = dialog && dialogs[dialog];
  return (
    <Group gap="xs" role="group" aria-label="Actions">
      {seat.may.to.length > 0 && (
        <Button size="sm" variant="default" onClick={() => setDialog('hold')}>
          {seat.may.to.includes('on_hold') ? 'Put on hold' : 'Take up again'}
        </Button>
      )}
      {seat.may.do.includes('assign') && (
        <Button size="sm" variant="default" onClick={() => setDialog('owner')}>
          Change owner
        </Button>
      )}
      {pipeline && (
        <Button size="sm" variant="default" component={AppLink} to={pipeline}>
          Open pipeline
        </Button>
      )}
      {Dialog && <Dialog seat={seat} onClose={() => setDialog(undefined)} />}
    </Group>
  );
}
