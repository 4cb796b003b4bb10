import { harmless, writeCsv } from '../list/csv.rules';
import type { Row, Series } from './chart';

/** How its values are written. */
export type Unit = {
  /** Beside a mark; as a whole number where absent. */
  readonly text?: (value: number) => string;
  /** Beside the axis, where that differs. */
  readonly mark?: (value: number) => string;
  /** In full, where it is read or heard. */
  readonly full?: (value: number) => string;
  /** In a file, where spreadsheets count with it. */
  readonly cell?: (value: number) => string;
  /** Nothing is there by halves. */
  readonly whole?: boolean;
};

type Charted = { readonly series: readonly Series[]; readonly rows: readonly Row[] };

const isKnown = (value: number | null | undefined): value is number => typeof value === 'number';
/** What a row is called where there is room. */
export const nameOf = ({ name, full }: Row): string => full ?? name;

/** Everything a chart shows in one sentence: `Incidents by week: 2 March 3 reported, 1 closed; …`. */
export function spokenOf(label: string, { series, rows }: Charted, write: (value: number) => string): string {
  const [only, ...others] = series;
  const said = rows
    .filter(({ values }) => values.some(isKnown))
    .map((row) => {
      const values = row.values.flatMap((value, at) =>
        isKnown(value) ? [only && others.length === 0 ? write(value) : `${write(value)} ${wordOf(series[at])}`] : [],
      );
      return `${nameOf(row)} ${values.join(', ')}`;
    });
  return `${label}: ${said.join(others.length === 0 ? ', ' : '; ')}`;
}
const wordOf = (series: Series | undefined): string => (series?.name ?? '').toLowerCase();

/** The largest that stands on its axis; `stacked`: what stands on each other counts together. */
export const heightsOf = ({ rows }: Pick<Charted, 'rows'>, stacked: boolean): number[] =>
  rows.flatMap(({ values }) => {
    const known = values.filter(isKnown);
    return stacked ? [known.reduce((sum, value) => sum + value, 0)] : known;
  });

/** A chart as a CSV document, its rows named by `heading`. */
export const csvOf = (heading: string, { series, rows }: Charted, cell: (value: number) => string = String): string =>
  writeCsv([
    [heading, ...series.map(({ name }) => name)],
    ...rows.map((row) => [harmless(nameOf(row)), ...row.values.map((value) => (isKnown(value) ? cell(value) : ''))]),
  ]);
