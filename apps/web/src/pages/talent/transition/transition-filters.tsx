import { industryLabels } from '@talent-os/contracts/access/tables';
import { transitionStates, transitionTypes } from '@talent-os/contracts/talent/transition-states';
import { choicesOf } from '../../../lib/choices';
import { useMe } from '../../../lib/session';
import { ActiveFilter } from '../../../ui/filters/active-filter';
import { ListSearch } from '../../../ui/filters/list-search';
import { ListSelect } from '../../../ui/filters/list-select';
import type { TransitionFilters as Filters } from './use-transition-filters';

const states = choicesOf(transitionStates);
const types = choicesOf(transitionTypes);

type TransitionFiltersProps = Pick<Filters, 'params'> & { readonly withStatus: boolean };

/** Narrows the moves; a board shows every status anyway. */
export function TransitionFilters({ params, withStatus }: TransitionFiltersProps) {
  const { industries } = useMe().organization;
  return (
    <>
      <ListSearch params={params} label="Search transitions" placeholder="Person, seat or department" />
      {withStatus && (
        <>
          <ActiveFilter params={params} name="running" words={(on) => (on === 'true' ? 'Under way' : 'Over')} />
          <ActiveFilter params={params} name="pending" words="Pending" />
        </>
      )}
      {withStatus && <ListSelect params={params} name="status" label="Status" choices={states} />}
      <ListSelect params={params} name="type" label="Type of move" placeholder="Any type" w={160} choices={types} />
      {industries.length > 1 && (
        <ListSelect
          params={params}
          name="industry"
          label="Industry"
          w={160}
          choices={choicesOf(industryLabels, industries)}
        />
      )}
    </>
  );
}
