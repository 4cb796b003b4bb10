import { Button, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendarDown, IconCalendarPlus, IconDownload } from '@tabler/icons-react';
import { exportCalendar } from '@talent-os/contracts/productivity/calendar';
import { download } from '@/lib/download';
import { useCommand } from '@/lib/use-command';
import { counted } from '@/lib/counted';
import { lazyPart } from '@/ui/loading/lazy-part';

const CalendarFeedDialog = lazyPart(
  async () => (await import('@/features/calendar/calendar-feed-dialog')).CalendarFeedDialog,
);

/** Shifts, leave, interviews, deadlines of offers, tasks with a day and goal check-ins for every calendar: as a file, or as an address to subscribe to. */
export function CalendarButton() {
  const [subscribing, { open, close }] = useDisclosure(false);
  const command = useCommand(exportCalendar, {
    done: ({ filename, events }) => `${filename} downloaded with ${counted(events, 'entries')}`,
  });
  const save = () =>
    command.run({}).then(
      ({ filename, ics }) => download(filename, ics, 'text/calendar'),
      () => undefined,
    );
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" leftSection={<IconCalendarDown size={16} />} loading={command.loading}>
            Calendar
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconDownload size={16} />} onClick={() => void save()}>
            Download file
          </Menu.Item>
          <Menu.Item leftSection={<IconCalendarPlus size={16} />} onClick={open}>
            Subscribe…
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {subscribing && <CalendarFeedDialog onClose={close} />}
    </>
  );
}
