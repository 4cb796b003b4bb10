import { holdsWords } from '@talent-os/contracts/search/fold';
import { textOrder } from '@talent-os/contracts/search/text-order';
import type { ChartSeat } from '@talent-os/contracts/talent/team-people';

/** Seats of one team under one manager; a seat whose holder manages others has theirs below it. */
export type ChartTeam = { readonly name: string; readonly seats: readonly ChartNode[] };
export type ChartNode = { readonly seat: ChartSeat; readonly teams: readonly ChartTeam[] };
/** Somebody nobody within reach is the manager of. */
export type ChartRoot = { readonly id: string; readonly name: string; readonly teams: readonly ChartTeam[] };

/**
 * Who reports to whom. Where people manage one another in a ring, the first of them by name stands at the top: everybody
 * stands in the chart once.
 */
export function chartOf(seats: readonly ChartSeat[]): ChartRoot[] {
  const under = Map.groupBy(seats, ({ managerId }) => managerId);
  const seatedOf = new Map(seats.flatMap((seat) => (seat.personId ? [[seat.personId, seat] as const] : [])));
  const drawn = new Set<string>();
  const teamsOf = (managerId: string): ChartTeam[] => {
    const own = (under.get(managerId) ?? []).filter(({ id }) => !drawn.has(id));
    for (const { id } of own) drawn.add(id);
    return [...Map.groupBy(own, ({ department }) => department)].map(([name, team]) => ({
      name,
      seats: team.map((seat) => ({ seat, teams: seat.personId ? teamsOf(seat.personId) : [] })),
    }));
  };
  const managers = [...under].map(([id, [first]]) => ({ id, name: first!.managerName }));
  const byName = managers.toSorted((one, other) => textOrder(one.name, other.name));
  const isTop = ({ id }: { readonly id: string }) => {
    const own = seatedOf.get(id);
    return !own || own.managerId === id;
  };
  const rootOf = (manager: { readonly id: string; readonly name: string }) => ({
    ...manager,
    teams: teamsOf(manager.id),
  });
  const tops = byName.filter(isTop).map(rootOf);
  const rings = byName.filter(({ id }) => !isTop({ id })).map(rootOf);
  return [...tops, ...rings].filter(({ teams }) => teams.length > 0);
}

const matches = ({ seat }: ChartNode, words: string) =>
  holdsWords([seat.personName, seat.title, seat.department].join(' '), words);

/** What of a chart people look for, with whom it stands under; all of it where nothing is looked for. */
export function found(roots: readonly ChartRoot[], words: string | undefined): readonly ChartRoot[] {
  if (!words) return roots;
  const withMatches = (teams: readonly ChartTeam[]): ChartTeam[] =>
    teams.flatMap(({ name, seats }) => {
      const kept = seats.flatMap((node) => {
        const below = withMatches(node.teams);
        return below.length > 0 || matches(node, words) ? [{ ...node, teams: below }] : [];
      });
      return kept.length > 0 ? [{ name, seats: kept }] : [];
    });
  return roots.flatMap((root) => {
    if (holdsWords(root.name, words)) return [root];
    const teams = withMatches(root.teams);
    return teams.length > 0 ? [{ ...root, teams }] : [];
  });
}

/** Seats of a team, those below it left aside, and how many of them are vacant. */
export const countsOf = ({ seats }: ChartTeam) => ({
  people: seats.filter(({ seat }) => seat.personId).length,
  vacant: seats.filter(({ seat }) => !seat.personId).length,
});
