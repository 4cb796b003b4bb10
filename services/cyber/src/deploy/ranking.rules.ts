import type { Eligibility, MatchState } from '@talent-os/contracts/cyber/deploy-states.js';
import type { RankedPerson } from '@talent-os/contracts/cyber/deploy.js';
import { COMPETENT, type WorkRole } from '@talent-os/contracts/cyber/readiness-work-roles.js';

/** The order of the specification: active clearance, then access that ended less than 24 months ago, then the others. */
const CLEARANCE_ORDER: readonly Eligibility[] = ['notNeeded', 'active', 'recent', 'waiting', 'missing'];

/** Everything the order may depend on: clearance, work roles and commitment. Nothing about who a person is. */
export type Candidate = {
  readonly userId: string;
  readonly name: string;
  readonly eligibility: Eligibility;
  /** Confirmed levels by work role. */
  readonly levels: ReadonlyMap<WorkRole, number>;
  readonly committed: boolean;
  readonly status: MatchState | null;
  /** Orders people between whom nothing decides; another draw for every request, so that nobody is preferred for good. */
  readonly draw: string;
};

/** 0 to 100, whole: the mean over the work roles of level ÷ Competent, each counted up to 1. Levels from 0 to 5. */
export function readinessFor(roles: readonly WorkRole[], levels: ReadonlyMap<WorkRole, number>): number {
  const parts = roles.map((role) => Math.min((levels.get(role) ?? 0) / COMPETENT, 1));
  return Math.round((100 * parts.reduce((sum, part) => sum + part, 0)) / Math.max(parts.length, 1));
}

type RankingEntry = Omit<RankedPerson, 'rank'> & { readonly draw: string };

/** Below zero where the first goes before the second; zero where nothing but the draw decides. */
const compare = (a: RankingEntry, b: RankingEntry): number =>
  CLEARANCE_ORDER.indexOf(a.eligibility) - CLEARANCE_ORDER.indexOf(b.eligibility) ||
  Number(a.committed) - Number(b.committed) ||
  b.readiness - a.readiness;

/**
 * People in the order they fit: by clearance, free before committed, by readiness. Equals share a rank. Who was asked
 * already follows without one.
 */
export function rank(roles: readonly WorkRole[], candidates: readonly Candidate[]): RankedPerson[] {
  const sorted = candidates
    .map(({ levels, ...rest }): RankingEntry => ({
      ...rest,
      readiness: readinessFor(roles, levels),
      parts: roles.map((workRole) => ({ workRole, level: levels.get(workRole) ?? 0, required: COMPETENT })),
    }))
    .toSorted((a, b) => compare(a, b) || a.draw.localeCompare(b.draw));
  const proposed = sorted.filter(({ status }) => status !== null);
  let last = 0;
  const open = sorted.filter(({ status }) => status === null);
  const ranked = open.map((person, index) => {
    const before = open[index - 1];
    if (!before || compare(before, person) !== 0) last = index + 1;
    return presentRanked(person, last);
  });
  return [...ranked, ...proposed.map((person) => presentRanked(person, null))];
}

/** As people see it: the draw is nobody's business. */
function presentRanked(ranked: RankingEntry, place: number | null): RankedPerson {
  const { draw: _, ...person } = ranked;
  return { ...person, rank: place };
}
