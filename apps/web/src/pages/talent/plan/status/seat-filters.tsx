import { useAbility } from '@casl/react';
import { scopeOf, type AppAbility } from '@talent-os/contracts/access/ability';
import { industryLabels } from '@talent-os/contracts/access/tables';
import { openSeatStatuses } from '@talent-os/contracts/talent/open-seats';
import { inWords } from '@talent-os/contracts/words';
import { choicesOf } from '../../../../lib/choices';
import { useMe } from '../../../../lib/session';
import type { ListParams } from '../../../../lib/use-list-params';
import { ListChip } from '../../../../ui/filters/list-chip';
import { ListSearch } from '../../../../ui/filters/list-search';
import { ListSelect } from '../../../../ui/filters/list-select';

const states = choicesOf(inWords(openSeatStatuses));

type SeatFiltersProps = { readonly params: ListParams; readonly departments: readonly string[] };

export function SeatFilters({ params, departments }: SeatFiltersProps) {
  const { industries } = useMe().organization;
  const everybody = scopeOf(useAbility<AppAbility>(), 'Requisition') === 'organization';
  return (
    <>
      <ListSearch params={params} label="Search open seats" placeholder="Seat, department or person" />
      <ListSelect params={params} name="department" label="Department" w={190} searchable choices={departments} />
      <ListSelect params={params} name="status" label="Status" placeholder="Any status" w={150} choices={states} />
      {industries.length > 1 && (
        <ListSelect
          params={params}
          name="industry"
          label="Industry"
          w={160}
          choices={choicesOf(industryLabels, industries)}
        />
      )}
      <ListChip params={params} name="behind">
        Behind plan
      </ListChip>
      {everybody && (
        <ListChip params={params} name="mine">
          Mine only
        </ListChip>
      )}
    </>
  );
}
