import { exportDevelopmentPlans, listDevelopmentPlans } from '@talent-os/contracts/talent/development-plans';
import { developmentStates } from '@talent-os/contracts/talent/development-states';
import { choicesOf } from '@/lib/choices';
import { useListFilters } from '@/lib/use-list-filters';
import { useToday } from '@/lib/use-today';
import { RecordList } from '@/ui/list/record-list';
import { planColumns, planMain } from './plan-columns';

/** Development plans, those worked on first. */
export function Plans() {
  const list = useListFilters(listDevelopmentPlans);
  const today = useToday();
  return (
    <RecordList
      list={list}
      label="development plans"
      opens="plan"
      main={planMain}
      columns={planColumns(today)}
      filters={{
        search: 'Name, role or team',
        status: { label: 'Status', all: 'Any status', choices: choicesOf(developmentStates) },
        late: 'Something is late',
      }}
      empty="No development plans"
      csv={exportDevelopmentPlans}
    />
  );
}
