import { useAbility } from '@casl/react';
import { abilityActions, type AppAbility } from '@talent-os/contracts/access/ability';
import { industries, type Industry } from '@talent-os/contracts/access/tables';

/** The industries the person works in. */
export function useMyIndustries(): readonly Industry[] {
  const ability = useAbility<AppAbility>();
  return industries.filter((industry) => ability.can(abilityActions.industry, industry));
}
