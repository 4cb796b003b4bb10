import { industryLabels, roleTable, type Industry, type Role } from '@talent-os/contracts/access/tables';
import type { User } from '@talent-os/contracts/identity/people';

type Held = { readonly roleName: Role; readonly customRole?: string | null | undefined };

/** What people call a role somebody holds: the organization's own name for it, where it has one. */
export const roleName = (held: Held): string => held.customRole ?? roleTable[held.roleName].label;

/** `Recruiter · Sales`: a role as it is held. */
export const heldRoleName = (held: Held & { readonly industry: Industry }): string =>
  `${roleName(held)} · ${industryLabels[held.industry]}`;

/** What people call the role somebody works in now. */
export function activeRoleName({ industryRoles, activeRole, currentIndustry }: User): string {
  const held = industryRoles.find((role) => role.roleName === activeRole && role.industry === currentIndustry);
  return roleName(held ?? { roleName: activeRole });
}
