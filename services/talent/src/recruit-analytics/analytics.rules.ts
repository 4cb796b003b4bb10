import { applicationSources, stageTypes, type Stage } from '@talent-os/contracts/talent/pipeline.js';
import { FEWEST, TREND_MONTHS, type RecruitAnalytics } from '@talent-os/contracts/talent/recruit-analytics.js';
import { monthOf, monthStart, type Day } from '@talent-os/service-kit/calendar';
import { daysAt, rounded, shareOf } from './numbers.rules.js';
import { rowsOf, stepOf, type Counted, type Held, type HiringFacts } from './rows.rules.js';

const MINUTES = 60;

const lengthsOf = (rows: readonly Counted[]): number[] =>
  rows.flatMap(({ length }) => length ?? []).toSorted((one, other) => one - other);
const medianOf = (rows: readonly Counted[]) => ({ median: daysAt(lengthsOf(rows), 50), n: rows.length });
const shareOfRows = (rows: readonly Counted[]) => shareOf(rows.filter(({ counts }) => counts).length, rows.length);

const waited = stageTypes.filter((type) => type !== 'hired');

function stayOf(facts: HiringFacts, stage: (typeof waited)[number], agreed: readonly number[]) {
  const rows = rowsOf(facts, 'stayed', stage);
  const lengths = lengthsOf(rows);
  return {
    stage: stage as 'applied',
    n: rows.length,
    p25: daysAt(lengths, 25),
    median: daysAt(lengths, 50),
    p75: daysAt(lengths, 75),
    p90: daysAt(lengths, 90),
    agreedFrom: agreed.length > 0 ? Math.min(...agreed) : null,
    agreedTo: agreed.length > 0 ? Math.max(...agreed) : null,
    late: rows.filter(({ counts }) => counts).length,
  };
}

/** The last months up to the one a day lies in, oldest first. */
export const monthsUpTo = (day: Day): string[] =>
  Array.from({ length: TREND_MONTHS }, (_, index) => monthOf(monthStart(day, index + 1 - TREND_MONTHS)));

type Compared = { readonly own: number; readonly others: readonly number[] };

/** Each recommendation of an interviewer next to those of others for the same application. */
function comparedOf(held: readonly Held[], all: ReadonlyMap<string, readonly Held[]>, by: string): Compared[] {
  return held.flatMap(({ applicationId, cards }) => {
    const card = cards.find((one) => one.by === by);
    const others = (all.get(applicationId) ?? []).flatMap((one) => one.cards.filter((other) => other.by !== by));
    if (!card || others.length === 0) return [];
    return [{ own: stepOf(card.recommendation), others: others.map(({ recommendation }) => stepOf(recommendation)) }];
  });
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Who held interviews within the period: how many, whether their scorecards came in time, and how they judge. */
export function interviewersOf(
  facts: HiringFacts,
): Omit<RecruitAnalytics['interviewers'][number], 'interviewerName'>[] {
  const all = Map.groupBy(facts.interviews, ({ applicationId }) => applicationId);
  const within = facts.interviews.filter(({ endAt }) => endAt >= facts.from && endAt < facts.to);
  const everybody = [...new Set(within.flatMap(({ interviewerIds }) => interviewerIds))];
  return everybody
    .map((interviewerId) => {
      const held = within.filter(({ interviewerIds }) => interviewerIds.includes(interviewerId));
      const cards = held.flatMap(({ cards: of }) => of.filter(({ by }) => by === interviewerId));
      const compared = comparedOf(held, all, interviewerId);
      const distances = compared.map(({ own, others }) => own - meanOf(others));
      return {
        interviewerId,
        held: held.length,
        hours: rounded(held.reduce((sum, { minutes }) => sum + minutes, 0) / MINUTES, 1),
        scorecards: shareOfRows(rowsOf(facts, 'scorecards', interviewerId)),
        saidYes: shareOf(cards.filter(({ recommendation }) => recommendation.endsWith('yes')).length, cards.length),
        compared: compared.length,
        leaning: compared.length < FEWEST ? null : rounded(meanOf(distances), 1),
      };
    })
    .toSorted((one, other) => other.held - one.held || (one.interviewerId < other.interviewerId ? -1 : 1));
}

type Figures = Omit<RecruitAnalytics, 'from' | 'until' | 'departments' | 'interviewers'>;

/** Every figure of hiring but those of interviewers; `stages` are those of the pipelines in use, `today` the last day. */
export function analyticsOf(facts: HiringFacts, stages: readonly Stage[], today: Day): Figures {
  const positions = new Map(facts.ways.map(({ id, positionId }) => [id, positionId]));
  const fills = rowsOf(facts, 'fill');
  return {
    closed: new Set(fills.map(({ applicationId }) => positions.get(applicationId))).size,
    timeToFill: medianOf(fills),
    timeToHire: medianOf(rowsOf(facts, 'hire')),
    offers: shareOfRows(rowsOf(facts, 'offers')),
    scorecards: shareOfRows(rowsOf(facts, 'scorecards')),
    funnel: stageTypes.map((stage) => {
      const rows = rowsOf(facts, 'reached', stage);
      return { stage, reached: rows.length, wentOn: stage === 'hired' ? null : shareOfRows(rows) };
    }),
    stays: waited.map((stage) =>
      stayOf(
        facts,
        stage,
        stages.filter(({ type }) => type === stage).map(({ slaDays }) => slaDays),
      ),
    ),
    months: monthsUpTo(today).map((month) => ({ month, ...medianOf(rowsOf(facts, 'month', month)) })),
    sources: applicationSources.map((source) => ({ source, yielded: shareOfRows(rowsOf(facts, 'applied', source)) })),
  };
}
