import { decimal, percent } from '@/lib/format';
import { AppLink } from '@/ui/button/app-link';
import { ChartCard } from '@/ui/chart/chart-card';
import { FigureTable } from '@/ui/figures/figure-table';
import { leaningText, TOO_FEW } from './labels';
import { useHiringFigures, type HiringProps } from './use-hiring-figures';

const series = [{ name: 'Interviews', color: 'var(--hub)' }];
/** Rows a chart has room for. */
const DRAWN = 8;

/** Who holds how many interviews, and how they judge beside others. */
export function Interviewers(props: HiringProps) {
  const { figures, linkTo } = useHiringFigures(props);
  const { data } = props;
  const { interviews } = figures;
  return (
    <ChartCard
      title="Interviewers"
      description="Interviews held in this time, and how recommendations lean beside others’ for the same person"
      kind="stacked"
      label="Interviews held"
      heading="Interviewer"
      series={series}
      rows={data.interviewers.slice(0, DRAWN).map(({ interviewerId, interviewerName, held }, at) => ({
        key: interviewerId,
        name: interviewerName,
        values: [held],
        links: [linkTo(interviews[at]!)],
      }))}
      unit={{ whole: true }}
      empty="No interviews"
      height={40 * Math.min(DRAWN, data.interviewers.length) + 30}
    >
      {data.interviewers.length > 0 && <InterviewersTable {...props} />}
    </ChartCard>
  );
}

/** All of them, with their load and their judgement. */
function InterviewersTable(props: HiringProps) {
  const { figures, linkTo } = useHiringFigures(props);
  const { data } = props;
  const { interviews, owed } = figures;
  const share = (value: number | null) => (value === null ? <span title={TOO_FEW}>–</span> : percent(value));
  return (
    <FigureTable
      wide="Interviewers with their judgement"
      columns={['Interviewer', 'Held', 'Hours', 'Scorecards on time', 'Said yes', 'Beside others']}
      rows={data.interviewers.map(({ interviewerId, interviewerName, ...one }, at) => ({
        key: interviewerId,
        name: interviewerName,
        figures: [
          <AppLink key="held" to={linkTo(interviews[at]!) ?? ''}>
            {one.held}
          </AppLink>,
          decimal(one.hours),
          <AppLink key="owed" to={linkTo(owed[at]!) ?? ''}>
            {one.scorecards.part} of {one.scorecards.of}
          </AppLink>,
          share(one.saidYes.percent),
          one.leaning === null ? <span title={TOO_FEW}>–</span> : leaningText(one.leaning),
        ],
      }))}
    />
  );
}
