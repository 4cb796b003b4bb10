import type { CareerRole, CareerStep } from '@talent-os/contracts/talent/careers.js';
import type { Target } from '@talent-os/contracts/talent/targets.js';
import { readinessOf } from '../skills/readiness.rules.js';
import type { CareerData, CareerRow } from './career.js';

type CareerFacts = {
  /** Levels by the name of the skill. */
  readonly levels: ReadonlyMap<string, number>;
  /** Titles of the open seats the caller may hear of. */
  readonly seatTitles: readonly string[];
  readonly targets: readonly Pick<Target, 'id' | 'title'>[];
  /** What the caller works as, the surest first. */
  readonly titles: readonly string[];
};

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

const roleOf = (key: string, row: CareerRow, { levels, seatTitles, targets }: CareerFacts): CareerRole => {
  const skills = Object.entries(row.skills).map(([name, required]) => ({
    name,
    required,
    level: levels.get(name) ?? 0,
  }));
  const needs = skills.map(({ name, ...levelled }) => ({ skill: name, ...levelled, weight: 1, verified: false }));
  return {
    key,
    title: row.title,
    about: row.about,
    entry: row.entry ?? false,
    requirements: [...(row.requirements ?? [])],
    skills,
    readiness: readinessOf(needs).readiness ?? 0,
    seats: seatTitles.filter((title) => same(title, row.title)).length,
    targetId: targets.find(({ title }) => same(title, row.title))?.id ?? null,
  };
};

/** Skills that the next role asks for, or asks for more of. */
const gainsOf = (from: CareerRow, to: CareerRow): string[] =>
  Object.entries(to.skills).flatMap(([name, level]) => (level > (from.skills[name] ?? 0) ? [name] : []));

/** The roles of an industry as one person sees them. */
export function careerMapOf({ roles, steps }: CareerData, facts: CareerFacts) {
  const rows = Object.entries(roles);
  const here = facts.titles.flatMap((title) => rows.find(([, row]) => same(row.title, title))?.[0] ?? [])[0];
  return {
    roles: rows.map(([key, row]) => roleOf(key, row, facts)),
    steps: steps.map(([from, to, months]): CareerStep => ({
      from,
      to,
      months,
      gains: gainsOf(roles[from]!, roles[to]!),
    })),
    here: here ?? null,
  };
}
