import { TEAM_DEPTH, type TeamRow } from '@talent-os/contracts/identity/team-setup';
import { counted } from '@/lib/counted';

export type TeamNode = TeamRow & { readonly depth: number; readonly hasBelow: boolean };
type Teams = readonly TeamRow[];

const below = (teams: Teams, id: string | null) => teams.filter(({ underTeamId }) => underTeamId === id);

/** A team with everything under it. */
export const subtreeOf = (teams: Teams, id: string): TeamRow[] =>
  teams.flatMap((team) =>
    team.id === id ? [team, ...below(teams, id).flatMap((one) => subtreeOf(teams, one.id))] : [],
  );

/** The teams in the order of the tree, without what lies under a closed one. */
export function treeOf(
  teams: Teams,
  closed: ReadonlySet<string> = new Set(),
  under: string | null = null,
  depth = 0,
): TeamNode[] {
  return below(teams, under).flatMap((team) => {
    const hasBelow = below(teams, team.id).length > 0;
    const shown = closed.has(team.id) ? [] : treeOf(teams, closed, team.id, depth + 1);
    return [{ ...team, depth, hasBelow }, ...shown];
  });
}

const levelsOf = (teams: Teams, id: string): number => {
  const levels = below(teams, id).map((one) => levelsOf(teams, one.id));
  return 1 + Math.max(0, ...levels);
};

const above = (teams: Teams, id: string | null): TeamRow[] => {
  const team = teams.find((one) => one.id === id);
  return team ? [team, ...above(teams, team.underTeamId)] : [];
};

/** Where a team may stand, in the order of the tree; null is the top. Where it stands already is left out. */
export function placesFor(teams: Teams, id: string): (string | null)[] {
  const own = new Set(subtreeOf(teams, id).map((team) => team.id));
  const now = teams.find((team) => team.id === id)?.underTeamId ?? null;
  const levels = levelsOf(teams, id);
  const fits = (place: TeamNode) => !own.has(place.id) && place.depth + 1 + levels <= TEAM_DEPTH;
  const places = [
    null,
    ...treeOf(teams)
      .filter(fits)
      .map((place) => place.id),
  ];
  return places.filter((place) => place !== now);
}

export const seatsOf = (teams: Teams) => ({
  people: teams.reduce((sum, { people }) => sum + people, 0),
  vacant: teams.reduce((sum, { vacancies }) => sum + vacancies.length, 0),
});

const listed = (names: readonly string[]) => new Intl.ListFormat('en').format(names);
const leadsOf = (teams: Teams) => [
  ...new Set(teams.filter(({ leadActive }) => leadActive).map(({ leadName }) => leadName)),
];

/** What a move comes to: who and what moves, and which leads gain and lose sight of their goals. */
export function effectOf(
  teams: Teams,
  id: string,
  to: string | null,
): { readonly into: string; readonly effect: string } {
  const team = teams.find((one) => one.id === id);
  const { people, vacant } = seatsOf(subtreeOf(teams, id));
  const moves =
    vacant > 0
      ? `${counted(people, 'people', 'person')} and ${counted(vacant, 'vacant seats')} move.`
      : `${counted(people, 'people', 'person')} ${people === 1 ? 'moves' : 'move'}.`;
  const before = leadsOf(above(teams, team?.underTeamId ?? null));
  const after = leadsOf(above(teams, to));
  const own = new Set(leadsOf(subtreeOf(teams, id).slice(0, 1)));
  const gain = after.filter((name) => !before.includes(name) && !own.has(name));
  const lose = before.filter((name) => !after.includes(name) && !own.has(name));
  const verb = (names: readonly string[], one: string, many: string) => (names.length === 1 ? one : many);
  const sight = [
    ...(gain.length > 0 ? [`${listed(gain)} ${verb(gain, 'gains', 'gain')} sight of their goals`] : []),
    ...(lose.length > 0
      ? [`${listed(lose)} ${verb(lose, 'loses', 'lose')} ${gain.length > 0 ? 'it' : 'sight of their goals'}`]
      : []),
  ].join(', ');
  const into = to === null ? 'To the top.' : `Into ${teams.find((one) => one.id === to)?.name ?? ''}.`;
  return { into, effect: sight ? `${moves} ${sight}.` : moves };
}

/** Where a new team may stand. */
export const placesOfNew = (teams: Teams): string[] =>
  treeOf(teams)
    .filter(({ depth }) => depth + 2 <= TEAM_DEPTH)
    .map(({ id }) => id);

/** Teams that one may become a part of: every one but itself and what lies under it. */
export function mergePlaces(teams: Teams, id: string): string[] {
  const own = new Set(subtreeOf(teams, id).map((team) => team.id));
  return treeOf(teams)
    .filter((team) => !own.has(team.id))
    .map((team) => team.id);
}
