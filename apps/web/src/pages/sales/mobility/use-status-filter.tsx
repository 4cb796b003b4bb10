import { expressionStatuses } from '@talent-os/contracts/talent/mobility';
import { inWords } from '@talent-os/contracts/words';
import { useListParams } from '../../../lib/use-list-params';
import { FilterBar } from '../../../ui/filters/filter-bar';
import { ListSelect } from '../../../ui/filters/list-select';

const labels = inWords(expressionStatuses);

/** The status people look for among expressions of interest, kept in the address, and the field that chooses it. */
export function useStatusFilter() {
  const params = useListParams();
  const status = expressionStatuses.find((one) => one === params.get('status'));
  const select = (
    <FilterBar>
      <ListSelect
        params={params}
        name="status"
        label="Status"
        placeholder="Any status"
        w={150}
        choices={expressionStatuses.map((value) => ({ value, label: labels[value] }))}
      />
    </FilterBar>
  );
  return { status, select, clear: params.clear };
}
