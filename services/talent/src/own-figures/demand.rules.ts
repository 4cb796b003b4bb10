import type { Output } from '@talent-os/contracts';
import { DEMAND_NAMED, type getOwnDemand } from '@talent-os/contracts/talent/own-figures.js';
import { textOrder } from '@talent-os/contracts/search/text-order.js';
import type { HardRequirement } from '@talent-os/contracts/talent/seats.js';

type Demand = Output<typeof getOwnDemand>['targets'][number];
export type WantedSeat = {
  /** Whether it was opened in the later half of the time. */
  readonly lately: boolean;
  readonly skills: readonly string[];
  readonly requirements: readonly HardRequirement[];
};

const counted = (words: readonly string[]): Map<string, number> =>
  new Map([...Map.groupBy(words, (word) => word)].map(([word, same]) => [word, same.length]));
const distinct = (words: readonly string[]): string[] => [...new Set(words)];

/** What seats of a title ask for now, beside what they asked for before. */
export function demandOf(seats: readonly WantedSeat[]): Pick<Demand, 'opened' | 'before' | 'skills' | 'papers'> {
  const [now, then] = [seats.filter(({ lately }) => lately), seats.filter(({ lately }) => !lately)];
  const before = counted(then.flatMap(({ skills }) => distinct(skills)));
  const skills = [...counted(now.flatMap(({ skills: asked }) => distinct(asked)))]
    .map(([name, asking]) => ({ name, seats: asking, before: before.get(name) ?? 0 }))
    .toSorted(
      (one, other) =>
        other.seats - other.before - (one.seats - one.before) ||
        other.seats - one.seats ||
        textOrder(one.name, other.name),
    );
  const papers = [...counted(now.flatMap(({ requirements }) => distinct(requirements.map(({ value }) => value))))]
    .map(([name, asking]) => ({ name, seats: asking }))
    .toSorted((one, other) => other.seats - one.seats || textOrder(one.name, other.name));
  return {
    opened: now.length,
    before: then.length,
    skills: skills.slice(0, DEMAND_NAMED),
    papers: papers.slice(0, DEMAND_NAMED),
  };
}
