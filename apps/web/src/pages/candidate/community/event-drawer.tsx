import { Button, Drawer, Group, Stack } from '@mantine/core';
import { IconCalendarDown } from '@tabler/icons-react';
import {
  answerCommunityEvent,
  eventSeatStates,
  exportCommunityEvent,
  type CommunityEvent,
} from '@talent-os/contracts/talent/community-events';
import { download } from '@/lib/download';
import { useCommand } from '@/lib/use-command';
import { useFormat } from '@/lib/use-format';
import { Facts } from '@/ui/display/facts';
import { Prose } from '@/ui/display/prose';
import { Quiet } from '@/ui/display/quiet';
import { seatsText, seatText } from './event-columns';

type EventProps = { readonly event: CommunityEvent };

/** One event: what takes place, when by the clocks of the reader, and their seat in it. */
export function EventDrawer({ event, onClose }: EventProps & { readonly onClose: () => void }) {
  const { title, summary, body, place, startsAt, endsAt, skills } = event;
  const { momentOf } = useFormat();
  return (
    <Drawer opened position="right" size={560} title={title} onClose={onClose}>
      <Stack gap="lg">
        <p>{summary}</p>
        <Facts
          items={[
            ['Begins', momentOf(startsAt)],
            ['Ends', momentOf(endsAt)],
            ['Where', place],
            ['Seats', seatsText(event)],
            ['My seat', seatText(event)],
            ['Skills', skills.join(', ')],
          ]}
        />
        <Steps event={event} />
        <Prose text={body} />
      </Stack>
    </Drawer>
  );
}

function Steps({ event }: EventProps) {
  const { id, title, seat, seats, going, may } = event;
  const answer = useCommand(answerCommunityEvent, {
    done: ({ status }) => (status ? eventSeatStates[status] : 'You no longer come'),
  });
  const file = useCommand(exportCommunityEvent);
  const save = () =>
    file.run({ catalogueItemId: id }).then(
      ({ filename, ics }) => download(filename, ics, 'text/calendar'),
      () => undefined,
    );
  const isFull = seats !== null && going >= seats;
  return (
    <div>
      <Group gap="xs" role="group" aria-label="Actions">
        {may.do.includes('answer') && (
          <Button
            variant={seat ? 'default' : 'filled'}
            loading={answer.loading}
            onClick={() => answer.mutate({ catalogueItemId: id, coming: !seat })}
          >
            {seat ? 'I no longer come' : isFull ? 'Wait for a seat' : 'I come'}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconCalendarDown size={16} />}
          loading={file.loading}
          aria-label={`Calendar file of ${title}`}
          onClick={() => void save()}
        >
          Calendar file
        </Button>
      </Group>
      {may.do.length === 0 && <Quiet>It has begun already.</Quiet>}
      {seat?.status === 'waiting' && <Quiet>The next free seat goes to who waits longest. You are told.</Quiet>}
    </div>
  );
}
