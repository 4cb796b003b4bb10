import type { getReadiness } from '@talent-os/contracts/cyber/readiness';
import { coverageLabels } from '@talent-os/contracts/cyber/readiness-work-roles';
import type { Output } from '@talent-os/contracts/define';
import { readinessFigures } from '@talent-os/contracts/figures/readiness';
import { useNarrow } from '@/lib/use-narrow';
import { DrawnChart } from '@/ui/chart/drawn-chart';
import { useFigureLink, useFigures } from '@/ui/figures/use-figures';

type Readiness = Output<typeof getReadiness>;

const series = [
  { name: coverageLabels.covered, color: 'oklch(0.65 0.15 var(--tone-success))' },
  { name: coverageLabels.single, color: 'oklch(0.75 0.15 var(--tone-warning))' },
  { name: coverageLabels.uncovered, color: 'oklch(0.62 0.19 var(--tone-error))' },
];

/** Needed work roles by category. */
export function CategoryChart({ readiness, height }: { readonly readiness: Readiness; readonly height: number }) {
  const figures = useFigures(readinessFigures, readiness);
  const linkTo = useFigureLink();
  const narrow = useNarrow();
  return (
    <DrawnChart
      kind="stacked"
      label="Work roles by category"
      series={series}
      rows={readiness.categories.map(({ category, name, covered, single, uncovered }, at) => ({
        name: narrow ? category : name,
        full: name,
        values: [covered, single, uncovered],
        links: [figures.covered[at], figures.single[at], figures.uncovered[at]].map((one) => one && linkTo(one)),
      }))}
      unit={{ whole: true }}
      height={height}
    />
  );
}
