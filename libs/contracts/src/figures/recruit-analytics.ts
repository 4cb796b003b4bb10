import { scopeOf, type AppAbility } from '../access/ability.js';
import type { Output, Sent } from '../define.js';
import { applicationSources, stageTypeLabels } from '../talent/pipeline.js';
import {
  analyticsPeriods,
  getRecruitAnalytics,
  listAnalyticsRows,
  USUAL_PERIOD,
  type HiringFigure,
} from '../talent/recruit-analytics.js';
import { inWords } from '../words.js';
import { figureTable, rowsOf, type FigureRows } from './figure.js';

const sourceLabels = inWords(applicationSources);

type Input = Sent<typeof getRecruitAnalytics>;
type Rows = Output<typeof listAnalyticsRows>;

/** Of which seats, when, of which team and from which source. */
function scopeFor(ability: AppAbility, { period = USUAL_PERIOD, department, source }: Input): string {
  const reach = scopeOf(ability, 'Requisition') === 'organization' ? 'all positions' : 'your positions';
  return [reach, analyticsPeriods[period].toLowerCase(), department, source && sourceLabels[source].toLowerCase()]
    .filter(Boolean)
    .join(', ');
}

const medianOfDays = ({ items }: Rows): number => {
  const days = items.flatMap((row) => row.days ?? []).toSorted((one, other) => one - other);
  return ((days[Math.floor((days.length - 1) / 2)] ?? 0) + (days[Math.ceil((days.length - 1) / 2)] ?? 0)) / 2;
};
const percentOfRows = ({ items }: Rows): number =>
  (100 * items.filter(({ counts }) => counts).length) / Math.max(1, items.length);

type Answer = Output<typeof getRecruitAnalytics> | undefined;
type Part = {
  readonly answer: Answer;
  readonly scope: string;
  readonly rows: (figure: HiringFigure, part?: string, sum?: (list: Rows) => number) => readonly FigureRows[];
};

const firstFigures = ({ answer, scope, rows }: Part) => ({
  fill: {
    label: 'Time to fill, median',
    scope,
    value: answer?.timeToFill.median,
    how: 'Days from the approval of the request to the accepted offer; half were quicker',
    rows: rows('fill', undefined, medianOfDays),
  },
  hire: {
    label: 'Time to hire, median',
    scope,
    value: answer?.timeToHire.median,
    how: 'Days from the application to the accepted offer; half were quicker',
    rows: rows('hire', undefined, medianOfDays),
  },
  offers: {
    label: 'Offers accepted',
    scope,
    value: answer?.offers.percent,
    how: 'Accepted offers, of those accepted, declined and expired',
    rows: rows('offers', undefined, percentOfRows),
  },
  hires: { label: 'Hires', scope, value: answer?.timeToFill.n, rows: rows('fill') },
  scorecards: {
    label: 'Scorecards on time',
    scope,
    value: answer?.scorecards.percent,
    how: 'Scorecards in within a day of the interview, of those owed',
    rows: rows('scorecards', undefined, percentOfRows),
  },
});

const stageFigures = ({ answer, scope, rows }: Part) => ({
  reached: (answer?.funnel ?? []).map(({ stage, reached }) => ({
    label: `Reached ${stageTypeLabels[stage]}`,
    scope,
    value: reached,
    rows: rows('reached', stage),
  })),
  wentOn: (answer?.funnel ?? [])
    .filter(({ wentOn }) => wentOn !== null)
    .map(({ stage, wentOn }) => ({
      label: `Went on from ${stageTypeLabels[stage]}`,
      scope,
      value: wentOn?.part ?? 0,
      rows: rows('wentOn', stage),
    })),
  stays: (answer?.stays ?? []).map(({ stage, median }) => ({
    label: `Days in ${stageTypeLabels[stage]}, median`,
    scope,
    value: median,
    how: 'Of the stays that ended, without the time on hold',
    rows: rows('stayed', stage, medianOfDays),
  })),
  staysLate: (answer?.stays ?? []).map(({ stage, late }) => ({
    label: `Longer in ${stageTypeLabels[stage]} than agreed`,
    scope,
    value: late,
    rows: rows('stayedLate', stage),
  })),
});

const otherFigures = ({ answer, scope, rows }: Part) => ({
  months: (answer?.months ?? []).map(({ month, median }) => ({
    label: `Time to fill, three months to ${month}`,
    scope,
    value: median,
    how: 'The median of the month and the two before it',
    rows: rows('month', month, medianOfDays),
  })),
  applied: (answer?.sources ?? []).map(({ source, yielded }) => ({
    label: `Applied: ${sourceLabels[source]}`,
    scope,
    value: yielded.of,
    rows: rows('applied', source),
  })),
  appliedHired: (answer?.sources ?? []).map(({ source, yielded }) => ({
    label: `Applied and hired: ${sourceLabels[source]}`,
    scope,
    value: yielded.part,
    rows: rows('appliedHired', source),
  })),
  interviews: (answer?.interviewers ?? []).map(({ interviewerId, held }) => ({
    label: `Interviews of ${interviewerId}`,
    scope,
    value: held,
    rows: rows('interviews', interviewerId),
  })),
  owed: (answer?.interviewers ?? []).map(({ interviewerId, scorecards }) => ({
    label: `Scorecards of ${interviewerId}`,
    scope,
    value: scorecards.of,
    rows: rows('scorecards', interviewerId),
  })),
});

/** What hiring comes to over a period; each opens what it counts. */
export const recruitAnalyticsFigures = figureTable(
  getRecruitAnalytics,
  (answer, { period, department, source }, { ability }) => {
    const part: Part = {
      answer,
      scope: scopeFor(ability, { period, department, source }),
      rows: (figure, of, sum) => [
        rowsOf(listAnalyticsRows, {
          screen: '/talent/recruit/analytics',
          filter: { period, department, source, figure, part: of },
          ...(sum && { sum }),
        }),
      ],
    };
    return { ...firstFigures(part), ...stageFigures(part), ...otherFigures(part) };
  },
  [{ input: {} }, { input: { period: '90' } }, { input: { source: 'internal' } }],
);
