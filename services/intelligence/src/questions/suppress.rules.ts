import { FEWEST_TO_SHOW } from '@talent-os/contracts/facts/question.js';

export type Cell = { readonly key: readonly (string | null)[]; readonly people: number };

/** The few of a line that are hidden, by their place; others with them, so that the sum of the line gives none of them away. */
function hiddenOf(people: readonly number[], hidden: ReadonlySet<number>): Set<number> {
  const all = new Set([...people.keys()].filter((at) => hidden.has(at) || people[at]! < FEWEST_TO_SHOW));
  const rest = [...people.keys()].filter((at) => !all.has(at)).toSorted((one, other) => people[one]! - people[other]!);
  const sum = () => [...all].reduce((total, at) => total + people[at]!, 0);
  while (all.size > 0 && (all.size < 2 || sum() < FEWEST_TO_SHOW) && rest.length > 0) all.add(rest.shift()!);
  return all;
}

/**
 * Which cells are hidden: those with too few people, and so many beside them that no sum over a line, in either
 * direction, tells of them. Of one group there is one line; of two, one for each value of each.
 */
export function hiddenCells(cells: readonly Cell[], groups: number): ReadonlySet<number> {
  let hidden = new Set<number>();
  const places = cells.map((cell, at) => ({ cell, at }));
  const linesOf = (fixed: number) => [...Map.groupBy(places, ({ cell }) => JSON.stringify(cell.key[fixed])).values()];
  const lines = groups < 2 ? [places] : [places, ...linesOf(0), ...linesOf(1)];
  for (;;) {
    const before = hidden.size;
    for (const line of lines) {
      const ofLine = new Set([...line.keys()].filter((at) => hidden.has(line[at]!.at)));
      const found = hiddenOf(
        line.map(({ cell }) => cell.people),
        ofLine,
      );
      hidden = new Set([...hidden, ...[...found].map((at) => line[at]!.at)]);
    }
    if (hidden.size === before) return hidden;
  }
}

/** Values a filter may name: the others are left out of every answer that is narrowed by them. */
export const shownValues = (values: readonly { readonly value: string | null; readonly people: number }[]) => {
  const hidden = hiddenCells(
    values.map(({ value, people }) => ({ key: [value], people })),
    1,
  );
  return values.filter((_, at) => !hidden.has(at)).map(({ value }) => value);
};
