import { FEWEST_TO_SHOW } from '@talent-os/contracts/facts/question.js';

/**
 * A group of a table that tells of people: of a year, by the fields its table names. `level` has a sign for each field of
 * the question, `0` where the table tells it apart and `1` where it does not; then `values` holds null for it.
 */
export type Cell = {
  readonly year: string;
  readonly level: string;
  readonly values: readonly (string | null)[];
  readonly people: number;
};

const keyOf = ({ year, level, values }: Omit<Cell, 'people'>): string => JSON.stringify([year, level, values]);

/** The group of the coarser table in which one of these is. */
const wider = ({ year, level, values }: Cell, at: number): string =>
  keyOf({
    year,
    level: `${level.slice(0, at)}1${level.slice(at + 1)}`,
    values: values.map((value, place) => (place === at ? null : value)),
  });

const fieldsOf = (level: string): number[] => [...level.matchAll(/0/g)].map(({ index }) => index);

/** Of a line, the one to hide beside those that are hidden: the smallest, where those are all of too few people. */
function companionOf(line: readonly Cell[], hidden: ReadonlySet<string>): Cell | undefined {
  const away = line.filter((cell) => hidden.has(keyOf(cell)));
  if (away.length === 0 || away.some(({ people }) => people >= FEWEST_TO_SHOW)) return undefined;
  const [smallest] = line
    .filter((cell) => !hidden.has(keyOf(cell)))
    .toSorted((one, other) => one.people - other.people);
  return smallest;
}

/** Hides in one table what tells of too few, what stands in a hidden group of a coarser one, and companions in each line. */
function hideIn(table: readonly Cell[], hidden: Set<string>): void {
  const fields = fieldsOf(table[0]!.level);
  for (const cell of table)
    if (cell.people < FEWEST_TO_SHOW || fields.some((at) => hidden.has(wider(cell, at)))) hidden.add(keyOf(cell));
  const lines = fields.flatMap((at) => [...Map.groupBy(table, (cell) => wider(cell, at)).values()]);
  for (let before = -1; before !== hidden.size;) {
    before = hidden.size;
    for (const line of lines) {
      const companion = companionOf(line, hidden);
      if (companion) hidden.add(keyOf(companion));
    }
  }
}

/**
 * Which groups are hidden, of the tables by every choice of a question's fields. What is hidden hangs on the fields alone,
 * not on whether they group or filter, nor on the values that are asked for: so no question shows what another hides. A
 * group of a coarser table differs from the shown ones within it by nobody, or by a group of five at least.
 */
export function hiddenAmong(cells: readonly Cell[]): (cell: Omit<Cell, 'people'>) => boolean {
  const hidden = new Set<string>();
  const tables = [...Map.groupBy(cells, ({ level }) => level)];
  for (const [, table] of tables.toSorted(([one], [other]) => fieldsOf(one).length - fieldsOf(other).length))
    hideIn(table, hidden);
  return (cell) => hidden.has(keyOf(cell));
}
