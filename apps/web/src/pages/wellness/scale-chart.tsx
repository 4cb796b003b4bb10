import { LineChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import { scales, type Scale } from '@talent-os/contracts/productivity/wellness-instruments';
import { decimal } from '../../lib/format';

/** The words stand on the side they speak of: below the line is the top of what lies under it. */
const places = { below: 'insideTopLeft', above: 'insideBottomLeft' } as const;

type ScaleChartProps = {
  readonly label: string;
  readonly scales: readonly Scale[];
  readonly rows: readonly { readonly name: string; readonly scores: Readonly<Partial<Record<Scale, number>>> }[];
  readonly line?: { readonly at: number; readonly side: keyof typeof places } | undefined;
  readonly height: number;
};

/** Lines are told apart by colour and by how they are drawn. */
const looks: Readonly<Record<Scale, { readonly color: string; readonly strokeDasharray?: string }>> = {
  wellbeing: { color: 'var(--hub)' },
  mood: { color: 'var(--hub)' },
  personal: { color: 'var(--hub)' },
  work: { color: 'oklch(var(--hub-l) var(--hub-c) 262)', strokeDasharray: '6 3' },
  client: { color: 'oklch(var(--hub-l) var(--hub-c) 22)', strokeDasharray: '2 3' },
};

/** Scores over time. A module of its own: the chart library loads only where a chart is drawn. */
export default function ScaleChart({ label, scales: shown, rows, line, height }: ScaleChartProps) {
  const spoken = rows
    .map(({ name, scores }) => `${name} ${shown.map((scale) => decimal(scores[scale])).join(', ')}`)
    .join('; ');
  const most = Math.max(...shown.map((scale) => scales[scale].most));
  return (
    <div role="img" aria-label={`${label}: ${spoken}`}>
      <LineChart
        h={height}
        data={rows.map(({ name, scores }) => ({
          name,
          ...Object.fromEntries(shown.map((scale) => [scales[scale].label, scores[scale] ?? null])),
        }))}
        dataKey="name"
        series={shown.map((scale) => ({ name: scales[scale].label, ...looks[scale] }))}
        withLegend={shown.length > 1}
        connectNulls
        curveType="linear"
        valueFormatter={decimal}
        yAxisProps={{ width: 40, domain: [most === 5 ? 1 : 0, most], allowDecimals: false, tickCount: 5 }}
        xAxisProps={{ padding: { left: 18, right: 18 }, minTickGap: 24 }}
        lineChartProps={{ accessibilityLayer: false }}
        {...(line && {
          referenceLines: [
            {
              y: line.at,
              label: `${line.at} and ${line.side}`,
              labelPosition: places[line.side],
              color: 'var(--ink-2)',
            },
          ],
        })}
      />
    </div>
  );
}
