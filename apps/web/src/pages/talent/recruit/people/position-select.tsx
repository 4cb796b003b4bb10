import type { GetInputPropsReturnType } from '@mantine/form';
import type { Output } from '@talent-os/contracts/define';
import { listPositionChoices } from '@talent-os/contracts/talent/positions';
import { SearchSelect } from '@/ui/field/search-select';

const optionsOf = (positions: Output<typeof listPositionChoices>['items']) =>
  positions.map(({ id, title, location }) => ({ value: id, label: `${title}, ${location}` }));

/** A position that takes people, found by its title. */
export const PositionSelect = (field: Partial<GetInputPropsReturnType>) => (
  <SearchSelect
    operation={listPositionChoices}
    options={optionsOf}
    label="Position"
    required
    empty="No open position like this"
    {...field}
  />
);
