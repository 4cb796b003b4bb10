import { industries, type Industry } from '@talent-os/contracts/access/tables';
import { useMe } from '@/lib/session';
import { useMyIndustries } from '@/lib/use-my-industries';

/** The industries the person has a role in, whichever they work in now; of administrators, all of the organization. */
export function useHeldIndustries(): readonly Industry[] {
  const { user } = useMe();
  const open = useMyIndustries();
  return industries.filter((one) => open.includes(one) || user.industryRoles.some(({ industry }) => industry === one));
}
