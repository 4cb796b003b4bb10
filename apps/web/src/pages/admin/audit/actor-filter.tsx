import { useQuery } from '@tanstack/react-query';
import { listAuditEvents } from '@talent-os/contracts/audit/trail';
import { findPeople } from '@talent-os/contracts/identity/directory';
import { useState } from 'react';
import { peopleOptions } from '@/lib/people-options';
import { query, steadyQuery } from '@/lib/query';
import type { ListParams } from '@/lib/use-list-params';
import { useSearchText } from '@/lib/use-search-text';
import { SearchedSelect } from '@/ui/filters/searched-select';

type ActorFilterProps = { readonly actorId: string | undefined; readonly params: ListParams };

/** Narrows the events to what one person did. */
export function ActorFilter({ actorId, params }: ActorFilterProps) {
  const [picked, setPicked] = useState<{ readonly value: string; readonly label: string }>();
  const search = useSearchText(picked?.label);
  const people = useQuery(steadyQuery(findPeople, { search: search.asked }));
  const options = peopleOptions(people.data?.items ?? []);
  const known = [picked, ...options].find((one) => one?.value === actorId);
  const events = useQuery({
    ...query(listAuditEvents, { page: 1, ...(actorId && { actorId }) }),
    enabled: actorId !== undefined && known === undefined,
  });
  const label = actorId && (events.data?.items[0]?.actorName ?? undefined);
  return (
    <SearchedSelect
      params={params}
      name="person"
      label="Person"
      placeholder="Anybody"
      w={190}
      nothingFoundMessage="Nobody with this name"
      value={actorId}
      chosen={known ?? (actorId && label ? { value: actorId, label } : undefined)}
      search={search}
      found={people}
      options={options}
      onChosen={(option) => setPicked(option)}
    />
  );
}
