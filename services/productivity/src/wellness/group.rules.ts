import type { Team } from '@talent-os/contracts/identity/teams.js';
import { textOrder } from '@talent-os/contracts/search/text-order.js';

type Group = Pick<Team, 'id' | 'name' | 'parentId'>;

/** Teams below others first, then by name: the same order for everybody. */
const byDepth = (a: Group, b: Group) =>
  Number(a.parentId === null) - Number(b.parentId === null) || textOrder(a.name, b.name) || a.id.localeCompare(b.id);

/**
 * The one team a person is counted in, out of those they belong to. Everybody is in one group only: averages of groups
 * that overlap would tell, by their difference, about the people who are in one of them.
 */
export const groupOf = <G extends Group>(teams: readonly G[]): G | undefined => teams.toSorted(byDepth)[0];

/** Who is counted in which group. No two groups share a person. */
export function groupsOf(
  teams: readonly (Group & { readonly memberIds: readonly string[] })[],
): { readonly groupId: string; readonly userId: string }[] {
  const groups = new Map<string, string>();
  for (const { id, memberIds } of teams.toSorted(byDepth))
    for (const userId of memberIds) if (!groups.has(userId)) groups.set(userId, id);
  return [...groups].map(([userId, groupId]) => ({ userId, groupId }));
}
