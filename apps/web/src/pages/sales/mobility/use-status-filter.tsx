import { expressionStatuses, type listExpressions, type listIncoming } from '@talent-os/contracts/talent/mobility';
import { inWords } from '@talent-os/contracts/words';
import { useListFilters } from '../../../lib/use-list-filters';
import { ListSelect } from '../../../ui/filters/list-select';

const labels = inWords(expressionStatuses);
const choices = expressionStatuses.map((value) => ({ value, label: labels[value] }));

/** The status people look for among expressions of interest, kept in the address, and the field that chooses it. */
export function useStatusFilter(operation: typeof listExpressions | typeof listIncoming) {
  const { params, input } = useListFilters(operation);
  const select = <ListSelect params={params} name="status" label="Status" placeholder="Any status" choices={choices} />;
  return { params, status: input.status, select };
}

/** All of them come at once. */
export const inOnePage = <T,>({ items }: { readonly items: T[] }) => ({ items, total: items.length });
