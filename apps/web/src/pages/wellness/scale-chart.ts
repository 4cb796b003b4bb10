import { scales, type Scale } from '@talent-os/contracts/productivity/wellness-instruments';
import { decimal } from '@/lib/format';
import type { DrawnChartProps } from '@/ui/chart/drawn-chart';

const QUARTERS = [0, 0.25, 0.5, 0.75, 1];

type Scores = {
  readonly label: string;
  readonly scales: readonly Scale[];
  readonly rows: readonly {
    readonly key?: string;
    readonly name: string;
    readonly scores: Readonly<Partial<Record<Scale, number>>>;
  }[];
  readonly line?: { readonly at: number; readonly side: 'above' | 'below' } | undefined;
};

/** Lines are told apart by colour and by how they are drawn. */
const looks: Readonly<Record<Scale, { readonly color: string; readonly dash?: string }>> = {
  wellbeing: { color: 'var(--hub)' },
  mood: { color: 'var(--hub)' },
  personal: { color: 'var(--hub)' },
  work: { color: 'oklch(var(--hub-l) var(--hub-c) 262)', dash: '6 3' },
  client: { color: 'oklch(var(--hub-l) var(--hub-c) 22)', dash: '2 3' },
};

/** Scores over time, as a chart. */
export function scaleChart({ label, scales: shown, rows, line }: Scores): Omit<DrawnChartProps, 'height'> {
  const most = Math.max(...shown.map((scale) => scales[scale].most));
  const least = most === 5 ? 1 : 0;
  return {
    kind: 'lines',
    label,
    series: shown.map((scale) => ({ name: scales[scale].label, ...looks[scale] })),
    rows: rows.map(({ scores, ...row }) => ({ ...row, values: shown.map((scale) => scores[scale]) })),
    ticks: QUARTERS.map((part) => least + part * (most - least)),
    unit: { text: decimal },
    line: line && { ...line, label: `${line.at} and ${line.side}` },
  };
}
