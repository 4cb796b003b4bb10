import type { Industry, Role } from '@talent-os/contracts';

/** What a group, or the directory itself, gives. */
export type Grant = { readonly roleName: Role; readonly industry: Industry; readonly customRoleId: string | null };
export type HeldGrant = Grant & { readonly id: string; readonly provisionedBy: string | null };

const keyOf = ({ roleName, industry }: Grant) => `${roleName} ${industry}`;

/** Of two groups that give one role in different forms, the first one counts. */
export function wantedGrants(ofGroups: readonly Grant[], otherwise: Grant | undefined): Grant[] {
  const wanted = ofGroups.length > 0 || !otherwise ? ofGroups : [otherwise];
  return wanted.filter((grant, at) => wanted.findIndex((other) => keyOf(other) === keyOf(grant)) === at);
}

/**
 * What to give, change and take so that a person holds what their groups give. What somebody here has given them stays,
 * and stands for the same role from the directory; what another directory gives is its own.
 */
export function grantChanges(held: readonly HeldGrant[], wanted: readonly Grant[], connectionId: string) {
  const heldBy = new Map(held.map((grant) => [keyOf(grant), grant]));
  const wantedBy = new Map(wanted.map((grant) => [keyOf(grant), grant]));
  const isTheirs = ({ provisionedBy }: HeldGrant) => provisionedBy === connectionId;
  return {
    give: wanted.filter((grant) => !heldBy.has(keyOf(grant))),
    change: held.filter(isTheirs).flatMap((grant) => {
      const to = wantedBy.get(keyOf(grant));
      return to && to.customRoleId !== grant.customRoleId ? [{ grant, customRoleId: to.customRoleId }] : [];
    }),
    take: held.filter((grant) => isTheirs(grant) && !wantedBy.has(keyOf(grant))),
  };
}
