import { useQuery } from '@tanstack/react-query';
import { getReadiness } from '@talent-os/contracts/cyber/readiness';
import { getIntelligence } from '@talent-os/contracts/cyber/threats';
import { readinessFigures } from '@talent-os/contracts/figures/readiness';
import { count } from '@/lib/format';
import { query } from '@/lib/query';
import { useMay } from '@/lib/use-may';
import { useFigureLink, useFigures } from '@/ui/figures/use-figures';
import { Figure } from './figure';

/** Work roles that lack people, and the risk. */
export const CyberFigures = () => (
  <>
    <RolesShort />
    <Risk />
  </>
);

function RolesShort() {
  const may = useMay(getReadiness);
  const { data } = useQuery({ ...query(getReadiness, {}), enabled: may });
  const { short } = useFigures(readinessFigures, data);
  const linkTo = useFigureLink();
  return (
    data &&
    short.map((figure) => (
      <Figure key={figure.label} label={figure.label} to={linkTo(figure)}>
        {count(figure.value ?? undefined)}
      </Figure>
    ))
  );
}

function Risk() {
  const may = useMay(getIntelligence);
  const { data } = useQuery({ ...query(getIntelligence, {}), enabled: may });
  return (
    data && (
      <Figure label="Risk" to="/cyber/analyst/intelligence">
        {data.riskLevel}
      </Figure>
    )
  );
}
