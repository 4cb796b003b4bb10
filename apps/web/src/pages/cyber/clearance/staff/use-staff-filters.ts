import { clearanceLevels, clearanceStandings } from '@talent-os/contracts/cyber/clearance-kinds';
import { useMemo } from 'react';
import { useListBeside } from '../../../../lib/use-list-beside';

const FILTERS = ['search', 'level', 'standing', 'due', 'waiting'] as const;
/** Days within which a reinvestigation may be asked for. */
export const DUE_IN = ['90', '180'] as const;
export type StaffFilters = ReturnType<typeof useStaffFilters>;

/** What an officer looks for, from the address, and the same as the operations take it. */
export function useStaffFilters() {
  const params = useListBeside(FILTERS);
  const { search } = params;
  const level = clearanceLevels.find((one) => one === params.get('level'));
  const standing = clearanceStandings.find((one) => one === params.get('standing'));
  const dueIn = DUE_IN.find((one) => one === params.get('due'));
  const waiting = params.get('waiting') === 'true';
  const wanted = useMemo(
    () => ({
      ...(search && { search }),
      ...(level && { level }),
      ...(standing && { standing }),
      ...(dueIn && { dueIn: Number(dueIn) }),
      ...(waiting && { waiting: 'true' }),
    }),
    [search, level, standing, dueIn, waiting],
  );
  return { params, level, standing, dueIn, waiting, wanted };
}
