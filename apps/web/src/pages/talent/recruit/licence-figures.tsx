import { useQuery } from '@tanstack/react-query';
import { licenseFigures } from '@talent-os/contracts/figures/talent';
import { getLicences } from '@talent-os/contracts/talent/applications';
import { query } from '@/lib/query';
import { ErrorCard } from '@/ui/loading/error-card';
import { Stats } from '@/ui/figures/stats';
import { useFigures, useStatOf } from '@/ui/figures/use-figures';

/** Licenses of the people under way: who can be offered a seat, and whose license is to be verified before. */
export function LicenceFigures() {
  const licences = useQuery(query(getLicences, {}));
  const { met, pending, expired, missing } = useFigures(licenseFigures, licences.data);
  const statOf = useStatOf();
  if (licences.isError && !licences.data) return <ErrorCard failure={licences.error} onRetry={licences.refetch} />;
  return (
    <Stats items={[statOf(met), statOf(pending, { note: 'before an offer' }), statOf(expired), statOf(missing)]} />
  );
}
