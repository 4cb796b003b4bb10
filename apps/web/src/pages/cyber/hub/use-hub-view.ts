import { coverages, workRoleCategoryKeys, workRoleKeys } from '@talent-os/contracts/cyber/readiness-work-roles';
import { useOpened } from '@/lib/use-opened';
import { useViewParams } from '@/lib/use-view-params';

export type HubView = ReturnType<typeof useHubView>;

/** What is open on the hub and which work roles are listed, kept in the address: it can be shared, and Back closes it. */
export function useHubView() {
  const [params, change] = useViewParams();
  return {
    ...useOpened({ role: workRoleKeys, new: ['incident'] }),
    coverage: coverages.find((one) => one === params.get('coverage')),
    category: workRoleCategoryKeys.find((one) => one === params.get('category')),
    show: (coverage: string | undefined) => change({ coverage, category: undefined }, { replace: true }),
  };
}
