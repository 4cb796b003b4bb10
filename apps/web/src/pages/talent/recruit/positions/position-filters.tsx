import { choicesOf } from '../../../../lib/choices';
import type { ListParams } from '../../../../lib/use-list-params';
import { ListChip } from '../../../../ui/filters/list-chip';
import { ListSearch } from '../../../../ui/filters/list-search';
import { ListSelect } from '../../../../ui/filters/list-select';
import { positionStatusLabels } from '../labels';

type PositionFiltersProps = {
  readonly params: ListParams;
  readonly departments: readonly string[];
  /** The caller sees positions of others too. */
  readonly everybody: boolean;
};

export const PositionFilters = ({ params, departments, everybody }: PositionFiltersProps) => (
  <>
    <ListSearch params={params} label="Search positions" placeholder="Position, department or person" />
    <ListSelect params={params} name="department" label="Department" w={190} searchable choices={departments} />
    <ListSelect
      params={params}
      name="status"
      label="Status"
      placeholder="Open or with people"
      w={160}
      choices={choicesOf(positionStatusLabels)}
    />
    {everybody && (
      <ListChip params={params} name="mine">
        Mine only
      </ListChip>
    )}
  </>
);
