import { useAbility } from '@casl/react';
import { scopeOf, type AppAbility } from '@talent-os/contracts/access/ability';
import { dealStages } from '@talent-os/contracts/sales/deal-stages';
import { choicesOf } from '../../../lib/choices';
import { ListChip } from '../../../ui/filters/list-chip';
import { ListSearch } from '../../../ui/filters/list-search';
import { ListSelect } from '../../../ui/filters/list-select';
import { OwnerFilter } from './owner-filter';
import type { DealFilters as Filters } from './use-deal-filters';

/** Whether the caller reads deals of others too. */
export const useSeesEverybody = (): boolean => scopeOf(useAbility<AppAbility>(), 'Deal') !== 'own';

type DealFiltersProps = { readonly filters: Filters; readonly withStage: boolean };

/** Narrows board and table alike; the choice of a stage makes sense in the table only. */
export function DealFilters({ filters: { params, ownerId }, withStage }: DealFiltersProps) {
  const everybody = useSeesEverybody();
  return (
    <>
      <ListSearch params={params} label="Search deals" placeholder="Deal, account or competitor" />
      {withStage && <ListSelect params={params} name="stage" label="Stage" w={160} choices={choicesOf(dealStages)} />}
      {everybody && <OwnerFilter ownerId={ownerId} onChoose={(owner) => params.patch({ owner })} />}
      <ListChip params={params} name="stalled">
        Stalled only
      </ListChip>
    </>
  );
}
