import type { Industry } from '@talent-os/contracts';
import { TEAM_DEPTH, TEAMS_MOST } from '@talent-os/contracts/identity/team-setup.js';
import type { Fault } from './read-rows.js';
import type { PersonRow, TeamRow } from './row.rules.js';
import { sameTeam } from '../teams/tree.rules.js';

/** What is on record that rows of people speak of. */
export type KnownPeople = {
  readonly industries: readonly Industry[];
  /** Addresses of this organization. */
  readonly here: ReadonlySet<string>;
  /** Addresses that sign in, in whichever organization. */
  readonly taken: ReadonlySet<string>;
  /** Ids of teams by `sameTeam`. */
  readonly teams: ReadonlyMap<string, string>;
};
type Planned<Row> = { readonly add: readonly Row[]; readonly known: number; readonly faults: readonly Fault[] };

/** Which people a file adds. Somebody who is here already stays as they are. */
export function planPeople(
  rows: readonly PersonRow[],
  { industries, here, taken, teams }: KnownPeople,
): Planned<PersonRow> {
  const add: PersonRow[] = [];
  const faults: Fault[] = [];
  let known = 0;
  for (const row of rows) {
    const { line, email, industry, team } = row;
    if (here.has(email)) known += 1;
    else if (taken.has(email)) faults.push({ line, reason: 'This address cannot be used here' });
    else if (!industries.includes(industry))
      faults.push({ line, reason: 'Your organization does not work in this industry' });
    else if (team && !teams.has(sameTeam(team))) faults.push({ line, reason: `There is no team “${team}”` });
    else add.push(row);
  }
  return { add, known, faults };
}

type KnownTeams = {
  /** Depth of each team there is by `sameTeam`: 1 at the top. */
  readonly depths: ReadonlyMap<string, number>;
  /** Ids of active colleagues by address. */
  readonly leads: ReadonlyMap<string, string>;
};

/** Which teams a file makes, those above before those below them. A team there is stays as it is. */
export function planTeams(rows: readonly TeamRow[], { depths, leads }: KnownTeams): Planned<TeamRow> {
  const added = rows.filter(({ key }) => !depths.has(key));
  const byKey = new Map(added.map((row) => [row.key, row]));
  const found = new Map<string, number | string>();
  const depthOf = (row: TeamRow): number | string => {
    const before = found.get(row.key);
    if (before !== undefined) return before;
    found.set(row.key, 'The teams above it stand in a circle');
    const depth = depthUnder(row, depths, byKey, depthOf);
    found.set(row.key, depth);
    return depth;
  };
  const faults: Fault[] = [];
  const add: { readonly row: TeamRow; readonly depth: number }[] = [];
  for (const row of added) {
    const depth = leads.has(row.lead) ? depthOf(row) : `Nobody here has the address ${row.lead}`;
    if (typeof depth === 'string') faults.push({ line: row.line, reason: depth });
    else if (depth > TEAM_DEPTH) faults.push({ line: row.line, reason: `Teams lie at most ${TEAM_DEPTH} levels deep` });
    else if (depths.size + add.length >= TEAMS_MOST)
      faults.push({ line: row.line, reason: `There would be more than ${TEAMS_MOST} teams` });
    else add.push({ row, depth });
  }
  const ordered = add.toSorted((one, other) => one.depth - other.depth).map(({ row }) => row);
  return { add: ordered, known: rows.length - added.length, faults };
}

function depthUnder(
  { under }: TeamRow,
  depths: KnownTeams['depths'],
  byKey: ReadonlyMap<string, TeamRow>,
  depthOf: (row: TeamRow) => number | string,
): number | string {
  if (under === '') return 1;
  const known = depths.get(sameTeam(under));
  if (known !== undefined) return known + 1;
  const above = byKey.get(sameTeam(under));
  if (!above) return `There is no team “${under}”`;
  const depth = depthOf(above);
  return typeof depth === 'number' ? depth + 1 : depth;
}
