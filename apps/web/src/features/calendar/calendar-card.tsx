import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { closeCalendarFeed, getCalendarFeed } from '@talent-os/contracts/productivity/calendar';
import { CalendarFeedDialog } from './calendar-feed-dialog';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { RowButton } from '@/ui/button/row-button';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { Quiet } from '@/ui/display/quiet';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';

/** The calendar programs that read the caller's interviews, deadlines and tasks by a secret address. */
export function CalendarCard() {
  const feed = useQuery(query(getCalendarFeed, {}));
  const { dayOf, momentOf } = useFormat();
  const [opened, { open, close }] = useDisclosure(false);
  const [ask, question] = useConfirmed(closeCalendarFeed, () => ({
    input: {},
    done: 'The address no longer works',
    danger: true,
    title: 'End the address of your calendar?',
    confirm: 'End',
    children: 'Every calendar program that subscribed to it reads nothing any more. A new address can be made.',
  }));
  return (
    <Card title="Calendar" description="Your interviews, deadlines of offers, tasks and check-ins." flush>
      <Loaded query={feed} skeletons={1}>
        {({ feed: known }) =>
          known === null ? (
            <EmptyState
              title="Nothing connected"
              text="A calendar program can subscribe to a secret address."
              action={
                <Button variant="default" onClick={open}>
                  Connect calendar
                </Button>
              }
            />
          ) : (
            <ul className={rows.rows} aria-label="Calendars">
              <RecordRow
                name="Secret address"
                actions={
                  <>
                    <RowButton label="Replace" of="secret address" variant="default" onClick={open} />
                    <RowButton label="End" of="secret address" variant="subtle" onClick={() => ask()} />
                  </>
                }
              >
                <Quiet>Since {dayOf(known.createdAt)}</Quiet>
                <Quiet>{known.readAt ? `Last read ${momentOf(known.readAt)}` : 'No calendar has read it yet'}</Quiet>
              </RecordRow>
            </ul>
          )
        }
      </Loaded>
      {opened && <CalendarFeedDialog onClose={close} />}
      {question}
    </Card>
  );
}
