import { groupsOf, MONTH, NO_VALUE } from '@talent-os/contracts/facts/question';
import { shownValue } from '@talent-os/contracts/facts/question-words';
import type { Answer } from '@talent-os/contracts/intelligence/questions';
import { month } from '@/lib/format';
import type { Row, Series } from '@/ui/chart/chart';
import type { Draft, Figure } from './question-state';

const COLORS = ['var(--hub)', 'var(--ink-3)', 'oklch(0.7 0.12 75)', 'oklch(0.65 0.13 155)', 'oklch(0.62 0.14 22)'];
/** Series that can be told apart; the rest is one. */
const MOST_SERIES = COLORS.length;
const OTHER = 'Other';
const nameOf = (value: string | null) => value ?? NO_VALUE;

type Shown = {
  readonly group: (name: string) => string;
  readonly beside: (name: string) => string;
  /** Where the rows of a figure stand; nowhere where they are not listed. */
  readonly linkTo: (figure: Figure) => string | undefined;
};

/** How the values of the groups of a question are written. */
export function groupNamesOf(draft: Pick<Draft, 'groups'>): Pick<Shown, 'group' | 'beside'> {
  const groups = groupsOf(draft.groups);
  const shown = (at: number) => (name: string) => (groups[at] === MONTH ? month(name) : shownValue(name));
  return { group: shown(0), beside: shown(1) };
}

/** An answer as a chart: the first group along the axis, the second one as series. What is hidden has no value. */
export function chartOf(
  cells: Answer['cells'],
  groups: number,
  { group: shown, beside, linkTo }: Shown,
): { readonly series: readonly Series[]; readonly rows: readonly Row[] } {
  const names = groups < 2 ? [''] : seriesNames(cells);
  const rows = [...Map.groupBy(cells, ({ group }) => nameOf(group))].map(([name, own]) => ({
    key: name,
    name: shown(name),
    values: names.map((series) =>
      valueOf(own.filter((cell) => groups < 2 || seriesOf(names, nameOf(cell.beside)) === series)),
    ),
    links: names.map((series) =>
      // Several values are one series there: their rows are not those of one value.
      series === OTHER ? undefined : linkTo({ group: name, ...(groups > 1 && { beside: series }) }),
    ),
  }));
  return {
    series: names.map((name, at) => ({
      name: name === OTHER ? OTHER : name ? beside(name) : 'Value',
      color: COLORS[at]!,
    })),
    rows,
  };
}

/** Together, as far as it is known: of a part that is hidden nothing is told. */
function valueOf(cells: Answer['cells']): number | null {
  if (cells.length === 0 || cells.some(({ hidden }) => hidden)) return null;
  return cells.reduce((sum, { value }) => sum + (value ?? 0), 0);
}

const seriesOf = (names: readonly string[], name: string) => (names.includes(name) ? name : OTHER);

function seriesNames(cells: Answer['cells']): string[] {
  const all = [...new Set(cells.map(({ beside }) => nameOf(beside)))];
  return all.length <= MOST_SERIES ? all : [...all.slice(0, MOST_SERIES - 1), OTHER];
}
