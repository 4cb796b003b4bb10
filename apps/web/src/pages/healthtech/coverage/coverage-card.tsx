import type { Unit } from '@talent-os/contracts/healthcare/units';
import { Card } from '@/ui/page/card';
import { FilterBar } from '@/ui/filters/filter-bar';
import { ListChip } from '@/ui/filters/list-chip';
import { ListSelect } from '@/ui/filters/list-select';
import { NothingFound } from '@/ui/loading/nothing-found';
import { CoverageTable } from './coverage-table';
import type { UnitFilters } from '../unit/use-unit-filters';

type CoverageCardProps = { readonly units: readonly Unit[]; readonly today: string; readonly filters: UnitFilters };

/** Staff confirmed against staff required, by unit, kind of shift and day. */
export function CoverageCard({ units, today, filters: { params, choices } }: CoverageCardProps) {
  return (
    <Card
      title="Coverage"
      description="Confirmed against required, today and the next seven days"
      flush
      actions={
        <FilterBar>
          <ListSelect params={params} name="unit" label="Unit" placeholder="All units" w={190} choices={choices} />
          <ListChip params={params} name="short">
            Short of staff
          </ListChip>
          <ListChip params={params} name="hppd" value="below">
            Below HPPD target
          </ListChip>
        </FilterBar>
      }
    >
      {units.length === 0 ? <NothingFound onClear={params.clear} /> : <CoverageTable units={units} today={today} />}
    </Card>
  );
}
