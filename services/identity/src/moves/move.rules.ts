import { sitsIn, type Industry, type Role } from '@talent-os/contracts';
import { textOrder } from '@talent-os/contracts/search/text-order.js';

export type RolePlace = { readonly role: Role; readonly industry: Industry };
type HeldRole = RolePlace & { readonly id: string; readonly rank: number };

const same = (a: RolePlace, b: RolePlace) => a.role === b.role && a.industry === b.industry;

/**
 * The role assignment a new seat replaces: the one their former seat gave; where it is not known, the first a seat of
 * the new industry could have given, else the first any seat could. What no seat gives, administration or recruiting,
 * stays. Nothing where the new role is theirs already and the former seat gave the same, or is not known.
 */
export function replacedBy<H extends HeldRole>(
  roles: readonly H[],
  to: RolePlace,
  from: RolePlace | null,
): H | undefined {
  const former = from ? roles.find((one) => same(one, from)) : undefined;
  if (roles.some((one) => same(one, to))) return former && !same(former, to) ? former : undefined;
  const seated = roles.filter(({ industry, role }) => sitsIn(industry, role)).toSorted((a, b) => a.rank - b.rank);
  return former ?? seated.find(({ industry }) => industry === to.industry) ?? seated[0];
}

type Team = {
  readonly id: string;
  readonly name: string;
  readonly leadId: string;
  readonly memberIds: readonly string[];
};

/** The team a person joins who now reports to `managerId`: one they lead, else one they are in; the first by name. */
export function teamUnder(teams: readonly Team[], managerId: string): Team | undefined {
  const named = teams.toSorted((a, b) => textOrder(a.name, b.name) || a.id.localeCompare(b.id));
  return (
    named.find(({ leadId }) => leadId === managerId) ?? named.find(({ memberIds }) => memberIds.includes(managerId))
  );
}
