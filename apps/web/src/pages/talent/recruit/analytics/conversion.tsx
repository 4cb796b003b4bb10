import { stageTypeLabels } from '@talent-os/contracts/talent/pipeline';
import { percent } from '@/lib/format';
import { AppLink } from '@/ui/button/app-link';
import { ChartCard } from '@/ui/chart/chart-card';
import { TOO_FEW } from './labels';
import css from './analytics.module.css';
import { useHiringFigures, type HiringProps } from './use-hiring-figures';

const series = [
  { name: 'Reached', color: 'var(--hub)' },
  { name: 'Went on', color: 'var(--ink-3)' },
];

/** Who reached each type of stage within the period, and who of them has gone on since. */
export function Conversion(props: HiringProps) {
  const { figures, linkTo } = useHiringFigures(props);
  const { data } = props;
  const { reached, wentOn } = figures;
  return (
    <ChartCard
      title="Funnel"
      description="Who reached a stage in this time, and who of them has gone on since"
      kind="bars"
      label="Applications by stage"
      heading="Stage"
      series={series}
      rows={data.funnel.map(({ stage, reached: count, wentOn: gone }, at) => ({
        name: stageTypeLabels[stage],
        values: [count, gone?.part],
        links: [linkTo(reached[at]!), gone ? linkTo(wentOn[at]!) : undefined],
      }))}
      unit={{ whole: true }}
      empty="No applications"
      height={230}
    >
      <Steps {...props} />
    </ChartCard>
  );
}

/** The share that went on, stage by stage. */
function Steps(props: HiringProps) {
  const { figures, linkTo } = useHiringFigures(props);
  const { data } = props;
  const { wentOn } = figures;
  return (
    <ul className={css.steps} aria-label="Went on from each stage">
      {data.funnel.map(({ stage, wentOn: gone }, at) => {
        if (!gone) return null;
        const to = linkTo(wentOn[at]!);
        return (
          <li key={stage}>
            {stageTypeLabels[stage]}{' '}
            {gone.percent === null ? (
              <span className={css.hidden} title={TOO_FEW}>
                –
              </span>
            ) : to ? (
              <AppLink to={to} aria-label={`Went on from ${stageTypeLabels[stage]}: ${percent(gone.percent)}`}>
                {percent(gone.percent)}
              </AppLink>
            ) : (
              percent(gone.percent)
            )}
          </li>
        );
      })}
    </ul>
  );
}
