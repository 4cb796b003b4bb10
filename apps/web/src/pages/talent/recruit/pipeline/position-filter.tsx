import { useQuery } from '@tanstack/react-query';
import type { Output, Sent } from '@talent-os/contracts/define';
import { listPositionChoices } from '@talent-os/contracts/talent/positions';
import { steadyQuery } from '@/lib/query';
import { useSearchText } from '@/lib/use-search-text';
import { SearchedSelect } from '@/ui/filters/searched-select';
import type { ListParams } from '@/lib/use-list-params';

type Choice = Output<typeof listPositionChoices>['items'][number];
const optionOf = ({ id, title, location }: Choice) => ({ value: id, label: `${title}, ${location}` });

type PositionFilterProps = {
  readonly params: ListParams;
  /** What narrows the pipeline itself. */
  readonly within: Sent<typeof listPositionChoices>;
  readonly positionId: string | undefined;
};

/** Narrows the pipeline to one position, found by title and place. */
export function PositionFilter({ params, within, positionId }: PositionFilterProps) {
  const unsearched = { ...within, positionId };
  const usual = useQuery(steadyQuery(listPositionChoices, unsearched));
  const chosen = usual.data?.items.map(optionOf).find(({ value }) => value === positionId);
  const search = useSearchText(chosen?.label);
  const found = useQuery(steadyQuery(listPositionChoices, { ...unsearched, search: search.asked || undefined }));
  return (
    <SearchedSelect
      params={params}
      name="position"
      label="Position"
      placeholder="All positions"
      w={230}
      nothingFoundMessage="No position of this name"
      maxDropdownHeight={280}
      value={positionId}
      chosen={chosen}
      search={search}
      found={found}
      options={(found.data?.items ?? []).map(optionOf)}
    />
  );
}
