import { clearanceLevels, clearanceStandings } from '@talent-os/contracts/cyber/clearance-kinds';
import { useListBeside } from '../../../../lib/use-list-beside';

const FILTERS = ['search', 'level', 'standing', 'due', 'waiting'] as const;
/** Days within which a reinvestigation may be asked for. */
export const DUE_IN = ['90', '180'] as const;

/** What an officer looks for, from the address, and the same as the operations take it. */
export function useStaffFilters() {
  const params = useListBeside(FILTERS);
  const { search, oneOf, flag } = params;
  const dueIn = oneOf('due', DUE_IN);
  const input = {
    search,
    level: oneOf('level', clearanceLevels),
    standing: oneOf('standing', clearanceStandings),
    dueIn: dueIn && Number(dueIn),
    waiting: flag('waiting'),
  };
  return { params, input };
}
