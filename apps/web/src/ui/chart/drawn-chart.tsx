import type { ComponentType } from 'react';
import { count } from '@/lib/format';
import { ticksOf } from '@/lib/ticks';
import { BarChart } from './bar-chart';
import type { ChartProps } from './chart';
import { heightsOf, spokenOf, type Unit } from './chart.rules';
import { LineChart, type LineChartProps } from './line-chart';
import { StackedBars } from './stacked-bars';

const KINDS = { lines: LineChart, bars: BarChart, stacked: StackedBars } as const satisfies Record<
  string,
  ComponentType<LineChartProps>
>;

export type DrawnChartProps = Pick<LineChartProps, 'filled' | 'line'> &
  Pick<ChartProps, 'series' | 'rows' | 'height'> & {
    readonly kind: keyof typeof KINDS;
    /** What it shows, for people who hear it; its values follow. */
    readonly label: string;
    readonly unit?: Unit;
    /** Marks of the axis; from 0 to the largest value where absent. */
    readonly ticks?: readonly number[];
  };

/** A chart that says what it shows, and whose axis reaches every value. */
export function DrawnChart({ kind, label, unit, ticks, ...drawn }: DrawnChartProps) {
  const { text = count, full = text, mark = text, whole = false } = unit ?? {};
  const Chart = KINDS[kind];
  return (
    <Chart
      {...drawn}
      label={spokenOf(label, drawn, full)}
      ticks={ticks ?? ticksOf(heightsOf(drawn, kind === 'stacked'), { whole })}
      text={text}
      mark={mark}
    />
  );
}
