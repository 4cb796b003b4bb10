import type { UnitsData } from '@talent-os/contracts/healthcare/units';
import { useState } from 'react';
import { Alerts } from './alert/alerts';
import { Charts } from './coverage/charts';
import type { Choice } from './choice';
import { CoverageCard } from './coverage/coverage-card';
import { Dialogs } from './dialogs';
import { Figures } from './coverage/figures';
import { StaffDialog } from './unit/people-dialog';
import { UnitCards } from './unit/unit-cards';
import { useUnitFilters } from './unit/use-unit-filters';

/** What needs a person first, then the coverage, the trends and each unit. */
export function Overview({ data }: { readonly data: UnitsData }) {
  const { units, today, whole } = data;
  const [choice, setChoice] = useState<Choice>();
  const filters = useUnitFilters(units);
  const shown = filters.shown;
  const ids = new Set(shown.map(({ id }) => id));
  const alerts = data.alerts.filter(({ unitId }) => ids.has(unitId));
  return (
    <>
      <Figures data={data} />
      <Alerts alerts={alerts} units={units} whole={whole} onChoose={setChoice} />
      <CoverageCard units={shown} today={today} filters={filters} />
      <Charts units={shown} today={today} standing={data.standing} whole={whole} />
      <UnitCards units={shown} whole={whole} onChoose={setChoice} />
      {whole && filters.people && <StaffDialog onClose={filters.closePeople} />}
      {choice && <Dialogs choice={choice} data={data} onClose={() => setChoice(undefined)} />}
    </>
  );
}
