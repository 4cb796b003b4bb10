import type { Output, Sent } from '@talent-os/contracts/define';
import { listPositionChoices } from '@talent-os/contracts/talent/positions';
import { SearchFilter } from '@/ui/filters/search-filter';
import type { ListParams } from '@/lib/use-list-params';

const optionsOf = (positions: Output<typeof listPositionChoices>['items']) =>
  positions.map(({ id, title, location }) => ({ value: id, label: `${title}, ${location}` }));

type PositionFilterProps = {
  readonly params: ListParams;
  /** What narrows the pipeline itself. */
  readonly within: Sent<typeof listPositionChoices>;
  readonly positionId: string | undefined;
};

/** Narrows the pipeline to one position, found by title and place. */
export const PositionFilter = ({ params, within, positionId }: PositionFilterProps) => (
  <SearchFilter
    operation={listPositionChoices}
    input={{ ...within, positionId }}
    options={optionsOf}
    params={params}
    name="position"
    label="Position"
    placeholder="All positions"
    w={230}
    empty="No position of this name"
    value={positionId}
    naming={{
      operation: listPositionChoices,
      input: (id) => ({ ...within, positionId: id }),
      label: ({ items }, id) => optionsOf(items).find(({ value }) => value === id)?.label,
    }}
  />
);
