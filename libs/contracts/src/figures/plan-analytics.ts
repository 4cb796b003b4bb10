import { scopeOf, type AppAbility } from '../access/ability.js';
import { getPlanAnalytics, listPlanRows, type PlanFigure } from '../talent/plan-analytics.js';
import { figureTable, rowsOf, sumOf, type FigureRows } from './figure.js';

const YEAR = 'last twelve months';
const scopeFor = (ability: AppAbility, department: string | undefined, when?: string): string =>
  [scopeOf(ability, 'Requisition') === 'organization' ? 'all teams' : 'your seats', department, when]
    .filter(Boolean)
    .join(', ');

/** What planning comes to; each figure opens what it counts. */
export const planAnalyticsFigures = figureTable(getPlanAnalytics, (answer, { department }, { ability }) => {
  const rows = (figure: PlanFigure, part?: string): readonly FigureRows[] => [
    rowsOf(listPlanRows, { screen: '/talent/plan/analytics', filter: { department, figure, part } }),
  ];
  const [now, year] = [scopeFor(ability, department), scopeFor(ability, department, YEAR)];
  return {
    vacant: { label: 'Vacant seats', scope: now, value: answer?.vacancy.part, rows: rows('vacant') },
    seats: { label: 'Seats that are not closed', scope: now, value: answer?.vacancy.of, rows: rows('seats') },
    left: { label: 'Left', scope: year, value: answer?.turnover.left, rows: rows('left') },
    voluntary: {
      label: 'Left by their own decision',
      scope: year,
      value: answer?.voluntary.left,
      rows: rows('voluntary'),
    },
    regretted: { label: 'Left and were to stay', scope: year, value: answer?.regretted.left, rows: rows('regretted') },
    internal: { label: 'Filled from within', scope: year, value: answer?.internal.part, rows: rows('internal') },
    hires: { label: 'Filled by an application', scope: year, value: answer?.internal.of, rows: rows('hires') },
    cost: {
      label: 'Yearly cost of people in place',
      scope: now,
      value: answer?.cost.actual,
      how: 'As offered, or the middle of the band, over teams with a target',
      rows: [
        rowsOf(getPlanAnalytics, {
          screen: '/talent/plan/analytics',
          filter: { department },
          part: 'teams',
          sum: ({ teams }) => sumOf(teams, ({ actual }) => actual ?? 0),
        }),
      ],
    },
    joined: (answer?.months ?? []).map(({ month, joined }) => ({
      label: `Joined in ${month}`,
      scope: now,
      value: joined,
      rows: rows('joined', month),
    })),
    leftIn: (answer?.months ?? []).map(({ month, left }) => ({
      label: `Left in ${month}`,
      scope: now,
      value: left,
      rows: rows('left', month),
    })),
  };
});
