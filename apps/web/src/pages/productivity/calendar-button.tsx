import { Button } from '@mantine/core';
import { IconCalendarDown } from '@tabler/icons-react';
import { exportCalendar } from '@talent-os/contracts/productivity/calendar';
import { counted } from '../../ui/counted';
import { download } from '../../lib/download';
import { useCommand } from '../../lib/use-command';

/** Tasks with a day and goal check-ins as a file every calendar reads. */
export function CalendarButton() {
  const command = useCommand(exportCalendar, {
    done: ({ filename, events }) => `${filename} downloaded with ${counted(events, 'entries')}`,
  });
  const save = () =>
    command.run({}).then(
      ({ filename, ics }) => download(filename, ics, 'text/calendar'),
      () => undefined,
    );
  return (
    <Button
      variant="default"
      leftSection={<IconCalendarDown size={16} />}
      loading={command.loading}
      onClick={() => void save()}
    >
      Calendar file
    </Button>
  );
}
