import { TEAM_DEPTH } from '@talent-os/contracts/identity/team-setup.js';
import type { ErrorCode } from '@talent-os/contracts';

export type TreeTeam = { readonly id: string; readonly parentId: string | null };

/** The teams over one, the nearest first. Ends where it would begin anew. */
export function teamsAbove(teams: ReadonlyMap<string, TreeTeam>, id: string): string[] {
  const above: string[] = [];
  let next = teams.get(id)?.parentId ?? null;
  while (next !== null && next !== id && !above.includes(next)) {
    above.push(next);
    next = teams.get(next)?.parentId ?? null;
  }
  return above;
}

/** How many levels lie below a team, itself included. */
function heightOf(teams: ReadonlyMap<string, TreeTeam>, id: string): number {
  const depths = [...teams.keys()].map((one) => teamsAbove(teams, one).indexOf(id) + 1);
  return 1 + Math.max(0, ...depths);
}

/** Why a team cannot stand under another one; nothing where it can. `null`: at the top. */
export function moveRefusal(teams: readonly TreeTeam[], id: string, under: string | null): ErrorCode | undefined {
  if (under === null) return undefined;
  const byId = new Map(teams.map((team) => [team.id, team]));
  const above = [under, ...teamsAbove(byId, under)];
  if (above.includes(id)) return 'team.cycle';
  return above.length + heightOf(byId, id) > TEAM_DEPTH ? 'team.depth' : undefined;
}

/** Two names of teams that people take for the same. */
export const sameTeam = (name: string): string => name.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
