import { Chip, Select } from '@mantine/core';
import { useAbility } from '@casl/react';
import { useQuery } from '@tanstack/react-query';
import { scopeOf, type AppAbility } from '@talent-os/contracts/access/ability';
import { findPeople } from '@talent-os/contracts/identity/directory';
import { dealStages, stageKeys } from '@talent-os/contracts/sales/deal-stages';
import { query } from '../../../lib/query';
import { SearchField } from '../../../ui/search-field';
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

type OwnerFilterProps = {
  readonly ownerId: string | undefined;
  readonly onChoose: (ownerId: string | undefined) => void;
};

function OwnerFilter({ ownerId, onChoose }: OwnerFilterProps) {
  const people = useQuery(query(findPeople, { role: 'SALES_REP', industry: 'SALES' }));
  return (
    <Select
      aria-label="Owner"
      placeholder="Any owner"
      w={190}
      clearable
      searchable
      data={(people.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      value={ownerId ?? null}
      onChange={(value) => onChoose(value ?? undefined)}
    />
  );
}
