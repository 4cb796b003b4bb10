import { useQuery } from '@tanstack/react-query';
import { unitFigures } from '@talent-os/contracts/figures/units';
import { getUnits } from '@talent-os/contracts/healthcare/units';
import { count } from '@/lib/format';
import { query } from '@/lib/query';
import { useMay } from '@/lib/use-may';
import { useFigureLink, useFigures } from '@/ui/figures/use-figures';
import { Figure } from './figure';

/** How many people are missing, of units that are managed: professionals read what their own lack. */
export function HealthcareFigures() {
  const may = useMay(getUnits);
  const { data } = useQuery({ ...query(getUnits, {}), enabled: may });
  const { week } = useFigures(unitFigures, data);
  const linkTo = useFigureLink();
  return (
    data?.whole && (
      <Figure label="People missing, 8 days" how={week.how} to={linkTo(week)}>
        {count(week.value ?? undefined)}
      </Figure>
    )
  );
}
