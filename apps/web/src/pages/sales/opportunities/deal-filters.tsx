import { Chip, Select } from '@mantine/core';
import { useAbility } from '@casl/react';
import { scopeOf, type AppAbility } from '@talent-os/contracts/access/ability';
import { dealStages, stageKeys } from '@talent-os/contracts/sales/deal-stages';
import { SearchField } from '../../../ui/search-field';
import { OwnerFilter } from './owner-filter';
import type { DealFilters as Filters } from './use-deal-filters';

/** Whether the caller reads deals of others too. */
export const useSeesEverybody = (): boolean => scopeOf(useAbility<AppAbility>(), 'Deal') !== 'own';

type DealFiltersProps = { readonly filters: Filters; readonly withStage: boolean };

/** Narrows board and table alike; the choice of a stage makes sense in the table only. */
export function DealFilters({ filters: { params, stage, stalled, ownerId }, withStage }: DealFiltersProps) {
  const everybody = useSeesEverybody();
  return (
    <>
      <SearchField
        label="Search deals"
        placeholder="Deal, account or competitor"
        value={params.search}
        onSearch={(search) => params.patch({ search })}
      />
      {withStage && (
        <Select
          aria-label="Stage"
          placeholder="Any stage"
          w={160}
          clearable
          data={stageKeys.map((value) => ({ value, label: dealStages[value].label }))}
          value={stage ?? null}
          onChange={(value) => params.patch({ stage: value ?? undefined })}
        />
      )}
      {everybody && <OwnerFilter ownerId={ownerId} onChoose={(owner) => params.patch({ owner })} />}
      <Chip
        checked={stalled}
        onChange={(only) => params.patch({ stalled: only ? 'true' : undefined })}
        variant="outline"
      >
        Stalled only
      </Chip>
    </>
  );
}
