import type { Unit } from '@talent-os/contracts/healthcare/units';
import { useListBeside } from '../../lib/use-list-beside';
import { isShort } from './labels';

const FILTERS = ['unit', 'short'] as const;
export type UnitFilters = ReturnType<typeof useUnitFilters>;

/** Which units a person looks at, from the address; all where they say nothing. */
export function useUnitFilters(units: readonly Unit[]) {
  const params = useListBeside(FILTERS);
  const unitId = params.get('unit');
  const short = params.get('short') === 'true';
  const shown = units.filter((unit) => (unitId === undefined || unit.id === unitId) && (!short || isShort(unit)));
  const choices = units.map(({ id, name }) => ({ value: id, label: name }));
  return { params, shown, choices };
}
