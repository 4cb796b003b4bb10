import { percent } from '@/lib/format';
import { useFormat } from '@/lib/use-format';
import { Quiet } from '@/ui/display/quiet';
import { Stats } from '@/ui/figures/stats';
import { TOO_FEW, usePlanFigures, type PlanProps } from './use-plan-figures';

const known = (value: number | null) => (value === null ? <Quiet>{TOO_FEW}</Quiet> : percent(value));

/** The figures people ask for first; each opens what it counts. */
export function PlanStats(props: PlanProps) {
  const { figures, linkTo } = usePlanFigures(props);
  const { vacancy, turnover, voluntary, regretted, internal, cost } = props.data;
  const { money } = useFormat();
  return (
    <Stats
      items={[
        {
          label: 'Vacancy rate',
          value: known(vacancy.percent),
          note: `${vacancy.part} of ${vacancy.of} seats`,
          to: linkTo(figures.vacant),
          how: 'Open seats, of all seats that are not closed',
        },
        {
          label: 'Turnover',
          value: known(turnover.percent),
          note: `${turnover.left} left in twelve months`,
          to: linkTo(figures.left),
          how: 'People who left in the last twelve months, of the average headcount',
        },
        {
          label: 'Voluntary',
          value: known(voluntary.percent),
          note: `${voluntary.left} by their own decision`,
          to: linkTo(figures.voluntary),
        },
        {
          label: 'Regretted',
          value: known(regretted.percent),
          note: `${regretted.left} were to stay`,
          to: linkTo(figures.regretted),
        },
        {
          label: 'Filled from within',
          value: known(internal.percent),
          note: `${internal.part} of ${internal.of}`,
          to: linkTo(figures.internal),
        },
        {
          label: 'Cost of plan',
          value: cost.percent === null ? '–' : percent(cost.percent),
          note:
            cost.percent === null
              ? 'no targets'
              : `${money(cost.actual, 'compact')} of ${money(cost.planned, 'compact')}`,
          to: cost.percent === null ? undefined : linkTo(figures.cost),
          how: figures.cost.how,
        },
      ]}
    />
  );
}
