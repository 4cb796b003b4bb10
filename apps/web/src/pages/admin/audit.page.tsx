import { listAuditEvents } from '@talent-os/contracts/audit/trail';
import { useListFilters } from '../../lib/use-list-filters';
import { lazyPart } from '../../ui/loading/lazy-part';
import { Page } from '../../ui/page/page';
import { AuditTable } from './audit/audit-table';
import { ChainCard } from './audit/chain-card';
import { ExportButton } from './audit/export-button';
import { filtersInAddress } from './audit/period';

const EventDrawer = lazyPart(async () => (await import('./audit/event-drawer')).EventDrawer);

/** Everything that was done in the organization, with the proof that nobody has changed the record of it. */
export function Component() {
  const { params, input } = useListFilters(listAuditEvents, filtersInAddress);
  const opened = Number(params.get('event'));
  return (
    <Page
      title="Audit"
      description="Everything that was done in the organization. Each event is sealed together with the one before it, so that a change shows."
      actions={<ExportButton />}
    >
      <ChainCard />
      <AuditTable params={params} input={input} onOpen={(event) => params.patchBeside({ event: String(event) })} />
      {opened > 0 && (
        <EventDrawer
          key={opened}
          sequence={opened}
          wanted={{ ...params.paging, ...input }}
          onClose={() => params.patchBeside({ event: undefined })}
        />
      )}
    </Page>
  );
}
