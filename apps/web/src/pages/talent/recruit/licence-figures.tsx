import { useQuery } from '@tanstack/react-query';
import { getLicences } from '@talent-os/contracts/talent/applications';
import { count } from '../../../lib/format';
import { query } from '../../../lib/query';
import { ErrorCard } from '../../../ui/error-card';
import { Stats } from '../../../ui/stats';

/** Licences of the people under way: who can be offered a seat, and whose licence is to be verified before. */
export function LicenceFigures() {
  const licences = useQuery(query(getLicences, {}));
  if (licences.isError && !licences.data) return <ErrorCard failure={licences.error} onRetry={licences.refetch} />;
  const figure = (value: number | undefined) => (value === undefined ? undefined : count(value));
  return (
    <Stats
      items={[
        { label: 'Licences verified', value: figure(licences.data?.met) },
        { label: 'To be verified', value: figure(licences.data?.pending), note: 'before an offer' },
        { label: 'Expired', value: figure(licences.data?.expired) },
        { label: 'Missing', value: figure(licences.data?.missing) },
      ]}
    />
  );
}
