import { scopeOf, type AppAbility } from '../access/ability.js';
import type { Industry } from '../access/tables.js';
import { getLicences, listApplications, type ApplicationShow } from '../talent/applications.js';
import { getHeadcountPlan } from '../talent/headcount.js';
import { listOnboarding, summarizeOnboarding } from '../talent/onboarding.js';
import { planStates, planStateKeys } from '../talent/onboarding-states.js';
import { getTalentOverview, talentStages, type TalentStage } from '../talent/overview.js';
import { stageTypeLabels, type StageType } from '../talent/pipeline.js';
import { listPositions } from '../talent/positions.js';
import { getRequisitionBoard } from '../talent/requisitions.js';
import { listTransitions } from '../talent/transitions.js';
import { figureTable, rowsOf, sumOf, type FigureRows } from './figure.js';
import { applicationsCalled, headcountCalled } from './called.js';

type Place = Pick<FigureRows, 'screen' | 'view'>;
const table = { view: 'table' };
/** Where the pipeline of an industry is looked at as a table, and its positions. */
const pipelines: Partial<Record<Industry, Place>> = {
  SALES: { screen: '/sales/talent/recruit', view: table },
  HEALTHCARE: { screen: '/healthcare/talent/recruit', view: table },
};
const positions: Partial<Record<Industry, Place>> = {
  SALES: { screen: '/sales/talent/recruit' },
  HEALTHCARE: { screen: '/healthcare/talent/recruit', view: { view: 'positions' } },
};

/** The screen of an industry lists no other one. */
const within = (industry: Industry | undefined, own: boolean): Pick<FigureRows, 'preset'> =>
  industry && own ? { preset: { industry } } : {};

type PipelineScope = { readonly industry?: Industry | undefined; readonly mine?: string | boolean | undefined };
type ApplicationFilter = Omit<Parameters<typeof rowsOf<typeof listApplications>>[1]['filter'] & object, 'mine'>;

const applications = ({ industry, mine }: PipelineScope, filter: ApplicationFilter): readonly FigureRows[] => [
  rowsOf(listApplications, {
    ...((industry && pipelines[industry]) ?? { screen: '/talent/recruit/pipeline', view: table }),
    called: applicationsCalled,
    ...within(industry, Boolean(industry && pipelines[industry])),
    filter: {
      ...filter,
      ...(industry && !pipelines[industry] && { industry }),
      ...(mine && { mine: 'true' }),
    },
  }),
];

/** Whose positions and people: what the reader may see, in words. */
const whose = (ability: AppAbility, what: string, { industry, mine }: PipelineScope): string => {
  const reach = mine || scopeOf(ability, 'Requisition') !== 'organization' ? `your ${what}` : `all ${what}`;
  return industry ? `${reach} in ${industry.toLowerCase()}` : reach;
};

export const positionFigures = figureTable(
  listPositions,
  (list, input, { ability }) => {
    const { totals, funnel } = list ?? {};
    const scope = whose(ability, 'positions', input);
    const figure = (label: string, show: ApplicationShow, value: number | undefined) => ({
      label,
      scope,
      value,
      rows: applications(input, { show }),
    });
    return {
      open: {
        label: 'Open positions',
        scope,
        value: totals?.open,
        rows: [
          rowsOf(listPositions, {
            ...((input.industry && positions[input.industry]) ?? { screen: '/talent/recruit' }),
            ...within(input.industry, Boolean(input.industry && positions[input.industry])),
            filter: { status: 'open', ...(input.mine && { mine: 'true' }) },
          }),
        ],
      },
      new: figure('New applicants', 'new', totals?.newApplicants),
      scorecards: figure('Overdue scorecards', 'scorecard', totals?.overdueScorecards),
      interviews: figure('Interviews today', 'interview', totals?.interviewsToday),
      offers: figure('Offers out', 'offer', totals?.offersOut),
      funnel: (funnel ?? []).map(({ type, count }) => ({
        label: stageTypeLabels[type],
        scope,
        value: count,
        rows: applications(input, { show: 'way', stageType: type }),
      })),
    };
  },
  [
    { input: {} },
    { input: { mine: 'true' } },
    { input: { industry: 'SALES' }, screen: '/sales/talent/recruit' },
    { input: { industry: 'HEALTHCARE' }, screen: '/healthcare/talent/recruit' },
  ],
);

const licenses = {
  met: 'Verified',
  pending: 'Waits for verification',
  expired: 'Expired',
  missing: 'Missing',
} as const;

export const licenseFigures = figureTable(
  getLicences,
  (counts, input, { ability }) => {
    const nurses = { industry: 'HEALTHCARE' as const, mine: input.mine };
    const figure = (license: keyof typeof licenses | 'unchecked', label: string) => ({
      label,
      scope: whose(ability, 'applicants', nurses),
      value: counts?.[license],
      rows: applications(nurses, { license }),
    });
    return {
      met: figure('met', licenses.met),
      pending: figure('pending', licenses.pending),
      expired: figure('expired', licenses.expired),
      missing: figure('missing', licenses.missing),
      unchecked: figure('unchecked', 'Nobody can tell'),
    };
  },
  [{ input: {} }, { input: { mine: 'true' } }],
);

/** Requests that run stand in these columns of their board. */
const settled = ['approved', 'rejected', 'cancelled'];
const stageRows: Record<TalentStage, FigureRows> = {
  plan: rowsOf(getRequisitionBoard, {
    screen: '/talent/plan/pipeline',
    sum: ({ columns }) =>
      sumOf(
        columns.filter(({ key }) => !settled.includes(key)),
        ({ count }) => count,
      ),
  }),
  recruit: applications({}, { show: 'way' })[0]!,
  onboard: rowsOf(listOnboarding, { screen: '/talent/onboard', filter: { running: 'true' } }),
  transition: rowsOf(listTransitions, { screen: '/talent/transition', view: table, filter: { running: 'true' } }),
};

export const overviewFigures = figureTable(getTalentOverview, (overview, _input, { ability }) => ({
  stages: (overview?.stages ?? []).map(({ stage, count }) => ({
    label: talentStages[stage].label,
    scope: whose(ability, talentStages[stage].counts, {}),
    value: count,
    rows: [stageRows[stage]],
  })),
  late: (overview?.bottlenecks ?? [])
    .filter(({ stage }) => stage === 'recruit')
    .map(({ step, title, late }) => ({
      label: title,
      scope: whose(ability, 'positions', {}),
      value: late,
      rows: applications({}, { show: 'late', stageType: step as StageType }),
    })),
}));

type PlanRows = Parameters<typeof rowsOf<typeof listOnboarding>>[1];
const plansAt: Partial<Record<Industry, PlanRows['screen']>> = { SALES: '/sales/talent/onboard' };

export const onboardingFigures = figureTable(
  summarizeOnboarding,
  (summary, { industry }) => {
    const plans = (filter: PlanRows['filter'], sum?: PlanRows['sum']): readonly FigureRows[] => {
      const own = industry && plansAt[industry];
      return [
        rowsOf(listOnboarding, {
          screen: own ?? '/talent/onboard',
          ...within(industry, Boolean(own)),
          filter: { ...filter, ...(industry && !own && { industry }) },
          ...(sum && { sum }),
        }),
      ];
    };
    const scope = industry ? `plans in ${industry.toLowerCase()}` : 'all plans you see';
    const running = industry ? `running plans in ${industry.toLowerCase()}` : 'running plans';
    return {
      statuses: planStateKeys
        .filter((state) => state !== 'cancelled')
        .map((state) => ({
          label: planStates[state].label,
          scope,
          value: summary?.byStatus[state],
          rows: plans({ status: state }),
        })),
      done: {
        label: 'Required tasks done',
        scope: running,
        value: summary?.requiredDone,
        how: 'The required tasks of running plans that are done, of all required ones',
        rows: plans({ running: 'true' }, ({ items }) => sumOf(items, ({ requiredDone }) => requiredDone)),
      },
      blocked: {
        label: 'Blocked items',
        scope: running,
        value: summary?.blocked,
        how: 'The blocked tasks of these plans',
        rows: plans({ blocked: 'true' }, ({ items }) => sumOf(items, ({ blocked }) => blocked)),
      },
      due: { label: '30/60/90 due', scope, value: summary?.checkpointsDue, rows: plans({ due: 'true' }) },
    };
  },
  [{ input: {} }, { input: { industry: 'SALES' }, screen: '/sales/talent/onboard' }],
);

const plans: Partial<Record<Industry, FigureRows['screen']>> = {
  SALES: '/sales/talent/plan',
  HEALTHCARE: '/healthcare/talent/plan',
};
const planned = ['filled', 'open', 'requested', 'leavers', 'target'] as const;
const headcountWords: Record<(typeof planned)[number], readonly [label: string, scope: string]> = {
  filled: ['Filled seats', 'people in place'],
  open: ['Open seats', 'open or on hold'],
  requested: ['Requested', 'waiting for approval'],
  leavers: ['Forecast leavers', 'approved moves out'],
  target: ['Target', 'teams that have one'],
};

export const headcountFigures = figureTable(
  getHeadcountPlan,
  (plan, { quarter, industry, search, short }, { ability }) => {
    const screen = (industry && plans[industry]) ?? '/talent/plan';
    const teams = `${whose(ability, 'teams', { industry })}${industry ? '' : ' in your industries'}`;
    const narrowed = {
      quarter,
      search,
      ...(short && { short: 'true' }),
      ...(industry && screen === '/talent/plan' && { industry }),
    };
    const figure = (key: (typeof planned)[number]) => ({
      label: headcountWords[key][0],
      scope: `${teams}, ${headcountWords[key][1]}`,
      value: plan && (plan.totals[key] ?? (key === 'target' ? null : 0)),
      how: 'The sum over the teams in view',
      rows: [
        rowsOf(getHeadcountPlan, {
          screen,
          ...within(industry, screen !== '/talent/plan'),
          called: headcountCalled,
          filter: { ...narrowed, sort: `${key}:desc` },
          sum: ({ items }) => sumOf(items, (team) => team[key] ?? 0),
        }),
      ],
    });
    return {
      filled: figure('filled'),
      open: figure('open'),
      requested: figure('requested'),
      leavers: figure('leavers'),
      target: figure('target'),
    };
  },
  [
    { input: {} },
    { input: { industry: 'SALES' }, screen: '/sales/talent/plan' },
    { input: { industry: 'HEALTHCARE' }, screen: '/healthcare/talent/plan' },
  ],
);
