import { useQuery } from '@tanstack/react-query';
import { exportAuditEvents, listAuditEvents } from '@talent-os/contracts/audit/trail';
import { steadyQuery } from '../../../lib/query';
import { useNarrow } from '../../../lib/use-narrow';
import type { useListFilters } from '../../../lib/use-list-filters';
import { ListDay } from '../../../ui/filters/list-day';
import { ListSearch } from '../../../ui/filters/list-search';
import { EmptyState } from '../../../ui/loading/empty-state';
import { Card } from '../../../ui/page/card';
import { DataTable } from '../../../ui/table/data-table';
import { ActorFilter } from './actor-filter';
import { ActionFilter } from './action-filter';
import { auditColumns } from './audit-columns';
import type { AuditFilters } from './period';

type AuditTableProps = {
  readonly params: ReturnType<typeof useListFilters<typeof listAuditEvents>>['params'];
  readonly input: AuditFilters;
  readonly onOpen: (sequence: number) => void;
};

/** The events, newest first. */
export function AuditTable({ params, input, onOpen }: AuditTableProps) {
  const narrow = useNarrow();
  const events = useQuery(steadyQuery(listAuditEvents, { ...params.paging, ...input }));
  return (
    <Card flush>
      <DataTable
        label="events"
        query={events}
        params={params}
        columns={auditColumns(narrow, onOpen)}
        minWidth={narrow ? 0 : 820}
        toolbar={
          <>
            <ListSearch params={params} label="Search events" placeholder="Action, operation or details" />
            <ActorFilter params={params} actorId={input.actorId} />
            <ActionFilter params={params} />
            <ListDay params={params} name="since" label="From" />
            <ListDay params={params} name="until" label="To" />
          </>
        }
        empty={<EmptyState title="No events recorded yet" />}
        exports={{ of: exportAuditEvents }}
        framed
        onRow={({ sequence }) => onOpen(sequence)}
      />
    </Card>
  );
}
