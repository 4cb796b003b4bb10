import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { Output } from '@talent-os/contracts/define';
import { listPositionChoices } from '@talent-os/contracts/talent/positions';
import { useState } from 'react';
import { steadyQuery } from '../../../../lib/query';
import type { PipelineFilters } from './use-pipeline-filters';

type Choice = Output<typeof listPositionChoices>['items'][number];
const labelOf = ({ title, location }: Choice) => `${title}, ${location}`;

type PositionFilterProps = Pick<PipelineFilters, 'params'> & { readonly within: Partial<PipelineFilters['within']> };

/** Narrows the pipeline to one position, found by title and place. */
export function PositionFilter({ params, within }: PositionFilterProps) {
  const [text, setText] = useState('');
  const positionId = params.get('position');
  const unsearched = { ...within, positionId };
  const usual = useQuery(steadyQuery(listPositionChoices, unsearched));
  const chosen = usual.data?.items.find(({ id }) => id === positionId);
  // The field shows what is chosen; that is nothing to search for.
  const [search] = useDebouncedValue(chosen && text === labelOf(chosen) ? '' : text, 250);
  const found = useQuery(steadyQuery(listPositionChoices, { ...unsearched, search: search || undefined }));
  return (
    <Select
      aria-label="Position"
      placeholder="All positions"
      w={230}
      clearable
      searchable
      nothingFoundMessage="No position of this name"
      maxDropdownHeight={280}
      data={(found.data?.items ?? []).map((one) => ({ value: one.id, label: labelOf(one) }))}
      // The server has searched already.
      filter={({ options }) => options}
      searchValue={text}
      onSearchChange={setText}
      value={positionId ?? null}
      onChange={(value) => params.patch({ position: value ?? undefined })}
    />
  );
}
