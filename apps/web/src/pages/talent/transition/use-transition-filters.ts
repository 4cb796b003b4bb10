import { industryLabels } from '@talent-os/contracts/access/tables';
import { transitionStates, transitionTypes } from '@talent-os/contracts/talent/transition-states';
import { listTransitions } from '@talent-os/contracts/talent/transitions';
import { choicesOf } from '@/lib/choices';
import { useMe } from '@/lib/session';
import { useListFilters } from '@/lib/use-list-filters';

export type TransitionFilters = ReturnType<typeof useTransitionFilters>;

/** What people look for among the moves, on board and table alike; a status narrows the table only. */
export function useTransitionFilters() {
  const list = useListFilters(listTransitions);
  const { industries } = useMe().organization;
  const { params } = list;
  const asTable = params.get('view') !== 'board';
  const filters = {
    search: 'Person, seat or department',
    running: asTable && { words: (on: string) => (on === 'true' ? 'Under way' : 'Over') },
    pending: asTable && { words: 'Pending' },
    status: asTable && { label: 'Status', choices: choicesOf(transitionStates) },
    type: { label: 'Type of move', all: 'Any type', choices: choicesOf(transitionTypes) },
    industry: industries.length > 1 && { label: 'Industry', choices: choicesOf(industryLabels, industries) },
  };
  const { status, running: _, pending: __, ...within } = list.input;
  return { list, filters, asTable, params, status, /** What the board takes of them. */ input: within };
}
