import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Output } from '@talent-os/contracts/define';
import { trendFigures } from '@talent-os/contracts/figures/sales';
import type { getTrend } from '@talent-os/contracts/sales/performance';
import { useState } from 'react';
import { TrendChart } from './trend-chart';
import { month } from '../../../lib/format';
import { useToday } from '../../../lib/use-today';
import { useFigureLink, useFigures } from '../../../ui/figures/use-figures';
import { Card } from '../../../ui/page/card';
import { EmptyState } from '../../../ui/loading/empty-state';
import { Loaded } from '../../../ui/loading/loaded';
import { TrendTable } from './trend-table';

/** Months a trend needs before it is drawn. */
const ENOUGH_MONTHS = 2;
const CHART_HEIGHT = 260;

type TrendData = Output<typeof getTrend>;

/** Won revenue of the last six months, as a chart or, for those who would rather read it, as a table. */
export function Trend({ trend }: { readonly trend: UseQueryResult<TrendData> }) {
  const [asTable, setAsTable] = useState(false);
  const { months: figures } = useFigures(trendFigures, trend.data);
  const linkTo = useFigureLink();
  const links = figures.map(linkTo);
  const running = useToday().slice(0, 7);
  const nameOf = (of: string) => (of === running ? `${month(of)} so far` : month(of));
  const enough = (trend.data?.months.length ?? 0) >= ENOUGH_MONTHS;
  return (
    <Card
      title="Performance Trends"
      description="Won revenue by month, last 6 months"
      actions={
        enough && (
          <Button variant="default" size="xs" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {asTable ? 'Show as chart' : 'Show as table'}
          </Button>
        )
      }
    >
      <Loaded query={trend} skeletons={1} skeletonHeight={CHART_HEIGHT}>
        {({ months }) => {
          if (!enough) return <EmptyState title="Performance chart would be rendered here with real data" />;
          if (asTable) return <TrendTable months={months} links={links} nameOf={nameOf} />;
          return <TrendChart months={months} links={links} nameOf={nameOf} height={CHART_HEIGHT} />;
        }}
      </Loaded>
    </Card>
  );
}
