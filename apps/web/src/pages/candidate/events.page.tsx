import { listCommunityEvents } from '@talent-os/contracts/talent/community-events';
import { useListAnswer } from '@/lib/use-list-answer';
import { useListFilters } from '@/lib/use-list-filters';
import { useOpened } from '@/lib/use-opened';
import { RecordList } from '@/ui/list/record-list';
import { EmptyState } from '@/ui/loading/empty-state';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Page } from '@/ui/page/page';
import hub from './candidate.module.css';
import { eventColumns, eventMain } from './community/event-columns';

const EventDrawer = lazyPart(async () => (await import('./community/event-drawer')).EventDrawer);

/** Events that are still to come, in the time of who reads them. */
export function Component() {
  const list = useListFilters(listCommunityEvents);
  const events = useListAnswer(list);
  const { opened, close } = useOpened({ event: 'id' });
  const event = events.data?.items.find(({ id }) => id === opened.event);
  return (
    <Page
      title="Events"
      description="What is on for your line of work, in your time. Without a free seat you wait in order."
    >
      <div className={hub.touch}>
        <RecordList
          list={list}
          label="events"
          opens="event"
          main={eventMain}
          columns={eventColumns}
          filters={{
            search: 'Title or what it is for',
            show: { label: 'Show', all: 'Upcoming', choices: [{ value: 'mine', label: 'My events' }] },
          }}
          empty={<EmptyState title="No upcoming events" text="New ones stand here once they are published." />}
          csv="own"
        />
        {event && <EventDrawer key={event.id} event={event} onClose={close} />}
      </div>
    </Page>
  );
}
