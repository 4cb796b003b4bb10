import type { Industry } from '@talent-os/contracts';
import type { FollowedIndustry } from '@talent-os/contracts/talent/followed-industries.js';
import type { HardRequirement } from '@talent-os/contracts/talent/seats.js';

/** An open seat as far as it says what its industry needs. */
export type OpenSeat = {
  readonly industry: Industry;
  readonly title: string;
  readonly requirements: readonly HardRequirement[];
  readonly skills: readonly string[];
};

/** Roles and skills of one industry that are named. */
export const NAMED_MOST = 8;

/** What an industry needs by its open seats: each thing with how many seats it stands for, most first. */
export function needsOf(industry: Industry, all: readonly OpenSeat[]): FollowedIndustry {
  const seats = all.filter((seat) => seat.industry === industry);
  const requirements = counted(seats.flatMap((seat) => distinct(seat.requirements.map(keyOf))));
  return {
    industry,
    seats: seats.length,
    roles: named(counted(seats.map(({ title }) => title)), (title) => ({ title })).slice(0, NAMED_MOST),
    requirements: named(requirements, fromKey),
    skills: named(counted(seats.flatMap(({ skills }) => distinct(skills))), (name) => ({ name })).slice(0, NAMED_MOST),
  };
}

const keyOf = ({ type, value }: HardRequirement): string => JSON.stringify([type, value]);
const fromKey = (key: string): HardRequirement => {
  const [type, value] = JSON.parse(key) as [HardRequirement['type'], string];
  return { type, value };
};
const distinct = <T>(some: readonly T[]): T[] => [...new Set(some)];

const counted = (words: readonly string[]): [word: string, seats: number][] =>
  [...Map.groupBy(words, (word) => word)]
    .map(([word, same]): [string, number] => [word, same.length])
    .toSorted(([one, ones], [other, others]) => others - ones || one.localeCompare(other));

const named = <T extends object>(counts: readonly (readonly [string, number])[], of: (word: string) => T) =>
  counts.map(([word, seats]) => ({ ...of(word), seats }));
