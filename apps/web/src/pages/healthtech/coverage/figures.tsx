import type { Figure } from '@talent-os/contracts/figures/figure';
import { missingOf, unitFigures } from '@talent-os/contracts/figures/units';
import type { UnitsData } from '@talent-os/contracts/healthcare/units';
import { count, decimal } from '@/lib/format';
import { FigureValue } from '@/ui/figures/figure-value';
import { Stats, type Stat } from '@/ui/figures/stats';
import { useFigureLink, useFigures, useStatOf } from '@/ui/figures/use-figures';

const hours = ({ value }: Figure) => (value === null || value === undefined ? '–' : `${decimal(value)} h`);

/** The figures of the hub: of every unit for those who manage them, of one's own for a professional. */
export function Figures({ data }: { readonly data: UnitsData }) {
  const { units, whole, standing } = data;
  const figures = useFigures(unitFigures, data);
  const statOf = useStatOf();
  const measured = units.filter(({ hppd }) => hppd.actual !== null).length;
  const items: Stat[] = [
    statOf(figures.today, { note: `${count(missingOf(units))} in eight days` }),
    statOf(figures.open),
    ...(whole ? [statOf(figures.hppd, { value: measured > 0 ? `${figures.hppd.value} of ${measured}` : '–' })] : []),
    {
      label: whole ? 'Credentials expiring' : 'My credentials expiring',
      value: <Expiring figures={[figures.in30, figures.in60, figures.in90]} />,
      note: 'In 0–30, 31–60 and 61–90 days',
    },
    whole
      ? statOf(figures.ceu)
      : {
          label: 'My contact hours',
          value: standing ? (standing.ceuAtRisk > 0 ? 'At risk' : 'On track') : '–',
          to: '/healthcare/professional/education',
        },
    statOf(figures.overtime, { value: hours(figures.overtime), note: 'Hours above 40' }),
  ];
  return <Stats items={items} />;
}

/** Three spans side by side, each the way to its own. */
function Expiring({ figures }: { readonly figures: readonly Figure[] }) {
  const linkTo = useFigureLink();
  return figures.map((figure, at) => (
    <span key={figure.label}>
      {at > 0 && ' / '}
      <FigureValue to={linkTo(figure)} how={`${figure.label}, ${figure.scope}`}>
        {figure.value ?? '–'}
      </FigureValue>
    </span>
  ));
}
