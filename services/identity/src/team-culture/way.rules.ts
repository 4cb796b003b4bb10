import type { WayOfWorking } from '@talent-os/contracts/identity/team-culture.js';
import type { ErrorCode } from '@talent-os/contracts';

/** A card nobody would read. */
export const saysNothing = ({ bestHours, reachMe, feedback }: WayOfWorking): boolean =>
  [bestHours, reachMe, feedback].every((answer) => answer === '');

/** Why somebody cannot be given kudos in a team; nothing where they can. */
export function kudosRefusal(fromId: string, toId: string, teamIds: readonly string[]): ErrorCode | undefined {
  if (toId === fromId) return 'kudos.self';
  return teamIds.includes(toId) ? undefined : 'kudos.team';
}
