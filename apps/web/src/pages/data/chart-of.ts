import type { Answer } from '@talent-os/contracts/intelligence/questions';
import type { Row, Series } from '@/ui/chart/chart';

const COLORS = ['var(--hub)', 'var(--ink-3)', 'oklch(0.7 0.12 75)', 'oklch(0.65 0.13 155)', 'oklch(0.62 0.14 22)'];
/** Series that can be told apart; the rest is one. */
const MOST_SERIES = COLORS.length;
const OTHER = 'Other';
const nameOf = (value: string | null) => value ?? 'None';

/** An answer as a chart: the first group along the axis, the second one as series. What is hidden has no value. */
export function chartOf(
  cells: Answer['cells'],
  groups: number,
  shown: (name: string) => string,
): { readonly series: readonly Series[]; readonly rows: readonly Row[] } {
  const names = groups < 2 ? [''] : seriesNames(cells);
  const rows = [...Map.groupBy(cells, ({ group }) => nameOf(group))].map(([name, own]) => ({
    key: name,
    name: shown(name),
    values: names.map((series) => {
      const some = own.filter(({ beside }) => groups < 2 || seriesOf(names, nameOf(beside)) === series);
      const known = some.filter(({ value }) => value !== null);
      return known.length === 0 ? null : known.reduce((sum, { value }) => sum + value!, 0);
    }),
  }));
  return {
    series: names.map((name, at) => ({ name: name || 'Value', color: COLORS[at]! })),
    rows,
  };
}

const seriesOf = (names: readonly string[], name: string) => (names.includes(name) ? name : OTHER);

function seriesNames(cells: Answer['cells']): string[] {
  const all = [...new Set(cells.map(({ beside }) => nameOf(beside)))];
  return all.length <= MOST_SERIES ? all : [...all.slice(0, MOST_SERIES - 1), OTHER];
}
