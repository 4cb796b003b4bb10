import type { Stage } from '@talent-os/contracts/talent/pipeline.js';
import {
  TREND_MONTHS,
  MONTHS_TOGETHER,
  USUAL_PERIOD,
  type AnalyticsPeriod,
} from '@talent-os/contracts/talent/recruit-analytics.js';
import type { Ctx } from '@talent-os/service-kit';
import { addDays, monthStart, type Day } from '@talent-os/service-kit/calendar';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { dayIn, instantIn } from '@talent-os/service-kit/wall-clock';
import {
  historiesSince,
  interviewsSince,
  offersSince,
  teamsAndPipelines,
  type FactsFilter,
  type HistoryRow,
} from './facts.queries.js';
import type { HiringFacts } from './rows.rules.js';
import { wayOf } from './way.rules.js';

export type Looked = {
  readonly facts: HiringFacts;
  readonly from: Day;
  readonly until: Day;
  readonly departments: string[];
  /** Of the pipelines the histories went through. */
  readonly stages: readonly Stage[];
};

type Filter = FactsFilter & { readonly period?: AnalyticsPeriod | undefined };

/** What happened in hiring over a period, and as far before it as the trend goes. */
export async function lookAt(ctx: Ctx, { period = USUAL_PERIOD, ...filter }: Filter): Promise<Looked> {
  const timezone = await timezoneOf(ctx);
  const until = dayIn(ctx.now, timezone);
  const from = addDays(until, 1 - Number(period));
  const starts = (day: Day) => instantIn(day, '00:00', timezone);
  const trend = monthStart(until, 2 - TREND_MONTHS - MONTHS_TOGETHER);
  const since = starts(trend < from ? trend : from);
  const [rows, offers, interviews, { departments, pipelines }] = await Promise.all([
    historiesSince(ctx, filter, since),
    offersSince(ctx, filter, since),
    interviewsSince(ctx, filter, since),
    teamsAndPipelines(ctx),
  ]);
  const stagesOf = new Map(pipelines.map(({ id, stages }) => [id, new Map(stages.map((stage) => [stage.key, stage]))]));
  const used = new Set(rows.map(({ pipelineId }) => pipelineId));
  const facts: HiringFacts = {
    ways: rows.map((row) => readWay(row, stagesOf.get(row.pipelineId))),
    offers: offers.map(({ at, ...offer }) => ({ ...offer, at: Date.parse(at) })),
    interviews: interviews.map(({ endAt, cards, ...held }) => ({
      ...held,
      endAt: Date.parse(endAt),
      cards: cards.map(({ at, ...card }) => ({ ...card, at: Date.parse(at) })),
    })),
    from: starts(from).getTime(),
    to: starts(addDays(until, 1)).getTime(),
    now: ctx.now.getTime(),
    dayAt: (instant) => dayIn(new Date(instant), timezone),
  };
  const stages = pipelines.filter(({ id }) => used.has(id)).flatMap(({ stages: of }) => of);
  return { facts, from, until, departments, stages };
}

const readWay = ({ pipelineId: _pipelineId, entries, ...row }: HistoryRow, stages?: ReadonlyMap<string, Stage>) => ({
  ...row,
  ...wayOf(entries, (key) => stages?.get(key)),
});
