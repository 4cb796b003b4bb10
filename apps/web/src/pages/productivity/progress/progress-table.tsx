import { FigureTable } from '@/ui/figures/figure-table';
import { charts, weekText, type Week } from './progress.rules';

/** The weeks in figures, the latest first. */
export const ProgressTable = ({ weeks }: { readonly weeks: readonly Week[] }) => (
  <FigureTable
    columns={['Week of', ...charts.map(({ series }) => series)]}
    rows={weeks.toReversed().map((week) => ({
      key: week.week,
      name: weekText(week.week),
      figures: charts.map(({ valueOf, text }) => {
        const value = valueOf(week);
        return value === null ? '–' : text(value);
      }),
    }))}
  />
);
