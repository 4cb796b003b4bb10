import type { Unit } from '@talent-os/contracts/healthcare/units';
import { useListBeside } from '@/lib/use-list-beside';
import { isBelowTarget, isShort } from '../labels';

const FILTERS = ['unit', 'short', 'hppd'] as const;
export type UnitFilters = ReturnType<typeof useUnitFilters>;

/** Which units a person looks at, from the address; all where they say nothing. */
export function useUnitFilters(units: readonly Unit[]) {
  const params = useListBeside(FILTERS);
  const unitId = params.get('unit');
  const short = params.get('short') === 'true';
  const below = params.get('hppd') === 'below';
  const shown = units.filter(
    (unit) =>
      (unitId === undefined || unit.id === unitId) && (!short || isShort(unit)) && (!below || isBelowTarget(unit)),
  );
  const choices = units.map(({ id, name }) => ({ value: id, label: name }));
  return {
    params,
    shown,
    choices,
    /** The people behind the figures of all units are open. */
    people: params.get('people') !== undefined,
    closePeople: () => params.patchBeside({ people: undefined }),
  };
}
