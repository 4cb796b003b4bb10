import { readinessFigures } from '@talent-os/contracts/figures/readiness';
import { useFigureLink, useFigures } from '../../../../ui/figures/use-figures';
import type { Output } from '@talent-os/contracts/define';
import type { getReadiness } from '@talent-os/contracts/cyber/readiness';
import { coverageLabels } from '@talent-os/contracts/cyber/readiness-work-roles';
import { ticksOf } from '../../../../lib/ticks';
import { useNarrow } from '../../../../lib/use-narrow';
import { StackedBars } from '../../../../ui/chart/stacked-bars';

type Readiness = Output<typeof getReadiness>;

const series = [
  { name: coverageLabels.covered, color: 'oklch(0.65 0.15 var(--tone-success))' },
  { name: coverageLabels.single, color: 'oklch(0.75 0.15 var(--tone-warning))' },
  { name: coverageLabels.uncovered, color: 'oklch(0.62 0.19 var(--tone-error))' },
];

/** Needed work roles by category. */
export function CategoryChart({ readiness, height }: { readonly readiness: Readiness; readonly height: number }) {
  const { categories } = readiness;
  const figures = useFigures(readinessFigures, readiness);
  const linkTo = useFigureLink();
  const narrow = useNarrow();
  const spoken = categories
    .map(
      ({ name, covered, single, uncovered }) =>
        `${name} ${covered} covered, ${single} single person, ${uncovered} uncovered`,
    )
    .join('; ');
  return (
    <StackedBars
      label={`Work roles by category: ${spoken}`}
      series={series}
      rows={categories.map(({ category, name, covered, single, uncovered }, at) => ({
        name: narrow ? category : name,
        values: [covered, single, uncovered],
        links: [figures.covered[at], figures.single[at], figures.uncovered[at]].map((one) => one && linkTo(one)),
      }))}
      ticks={ticksOf(
        categories.map(({ covered, single, uncovered }) => covered + single + uncovered),
        { whole: true },
      )}
      height={height}
    />
  );
}
