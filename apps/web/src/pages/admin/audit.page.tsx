import { listAuditEvents } from '@talent-os/contracts/audit/trail';
import { useListFilters } from '@/lib/use-list-filters';
import { useOpened } from '@/lib/use-opened';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Page } from '@/ui/page/page';
import { ChainCard } from './audit/chain-card';
import { EventsList } from './audit/events-list';
import { ExportButton } from './audit/export-button';
import { filtersInAddress } from './audit/period';

const EventDrawer = lazyPart(async () => (await import('./audit/event-drawer')).EventDrawer);

/** Everything that was done in the organization, with the proof that nobody has changed the record of it. */
export function Component() {
  const list = useListFilters(listAuditEvents, filtersInAddress);
  const { opened, open, close } = useOpened({ event: 'id' });
  const sequence = Number(opened.event);
  return (
    <Page
      title="Audit"
      description="Everything that was done in the organization. Each event is sealed together with the one before it, so that a change shows."
      actions={<ExportButton />}
    >
      <ChainCard />
      <EventsList list={list} onOpen={open} />
      {sequence > 0 && (
        <EventDrawer
          key={sequence}
          sequence={sequence}
          wanted={{ ...list.params.paging, ...list.input }}
          onClose={close}
        />
      )}
    </Page>
  );
}
