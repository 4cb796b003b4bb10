import { listAuditEvents } from '@talent-os/contracts/audit/trail';
import type { Output } from '@talent-os/contracts/define';
import { findPeople } from '@talent-os/contracts/identity/directory';
import { peopleOptions } from '@/lib/people-options';
import type { ListParams } from '@/lib/use-list-params';
import { SearchFilter } from '@/ui/filters/search-filter';

/** The name behind somebody the address brought along, from what they did. */
const fromEvents = {
  operation: listAuditEvents,
  input: (actorId: string) => ({ page: 1, actorId }),
  label: ({ items }: Output<typeof listAuditEvents>) => items[0]?.actorName,
};

type ActorFilterProps = { readonly actorId: string | undefined; readonly params: ListParams };

/** Narrows the events to what one person did. */
export const ActorFilter = ({ actorId, params }: ActorFilterProps) => (
  <SearchFilter
    operation={findPeople}
    options={peopleOptions}
    params={params}
    name="person"
    label="Person"
    placeholder="Anybody"
    w={190}
    empty="Nobody with this name"
    value={actorId}
    naming={fromEvents}
  />
);
