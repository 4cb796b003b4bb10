import type { Predictions } from '@talent-os/contracts/intelligence/predictions';
import type { ComponentProps, ReactNode } from 'react';
import { decimal, month } from '@/lib/format';
import { ChartCard } from '@/ui/chart/chart-card';

type ForecastChartProps = {
  readonly title: string;
  readonly description: ReactNode;
  readonly months: NonNullable<Predictions['hires']>['months'];
  /** What came is called. */
  readonly actual: string;
  readonly unit?: ComponentProps<typeof ChartCard>['unit'];
  readonly children?: ReactNode;
};

/** What came beside what was forecast for it, month by month. */
export const ForecastChart = ({ title, description, months, actual, unit, children }: ForecastChartProps) => (
  <ChartCard
    title={title}
    description={description}
    kind="bars"
    label={`${title}: ${actual.toLowerCase()} and forecast by month`}
    heading="Month"
    series={[
      { name: actual, color: 'var(--hub)' },
      { name: 'Forecast', color: 'var(--ink-3)' },
    ]}
    rows={months.map((one) => ({ key: one.month, name: month(one.month), values: [one.actual, one.forecast] }))}
    unit={unit ?? { text: decimal }}
    height={240}
    empty="Nothing yet"
  >
    {children}
  </ChartCard>
);
