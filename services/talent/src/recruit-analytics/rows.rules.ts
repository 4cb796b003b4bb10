import { recommendations, SCORECARD_HOURS, type Recommendation } from '@talent-os/contracts/talent/interview-states.js';
import { stageTypes, type StageType } from '@talent-os/contracts/talent/pipeline.js';
import { MONTHS_TOGETHER, type HiringFigure } from '@talent-os/contracts/talent/recruit-analytics.js';
import { DAY_MS, daysBetween, monthOf, monthStart, type Day } from '@talent-os/service-kit/calendar';
import type { ApplicationHistory, Way } from './way.rules.js';

/** An application with its way, and the seat it is for. */
type WayTo = Pick<ApplicationHistory, 'id' | 'positionId' | 'userId' | 'source'> & Way & { readonly sought: Day };

export type Answered = {
  readonly id: string;
  readonly applicationId: string;
  readonly accepted: boolean;
  readonly at: number;
};

export type Held = {
  readonly id: string;
  readonly applicationId: string;
  readonly minutes: number;
  readonly endAt: number;
  readonly interviewerIds: readonly string[];
  readonly cards: readonly {
    readonly by: string;
    readonly recommendation: Recommendation;
    readonly at: number;
  }[];
};

/** What happened, as far as the caller sees it and a filter leaves it. Instants in milliseconds. */
export type HiringFacts = {
  readonly ways: readonly WayTo[];
  readonly offers: readonly Answered[];
  /** Of whatever day: recommendations are compared over all of an application’s. */
  readonly interviews: readonly Held[];
  /** The period: from the first instant of its first day to the one after its last. */
  readonly from: number;
  readonly to: number;
  readonly now: number;
  readonly dayAt: (instant: number) => Day;
};

/** Something a figure counts. */
export type Counted = {
  readonly id: string;
  readonly applicationId: string;
  readonly at: number;
  /** What it adds to a figure of days, in milliseconds. */
  readonly length: number | null;
  readonly counts: boolean;
};

type RowsOf = (facts: HiringFacts, part: string | undefined) => Counted[];

const within = ({ from, to }: HiringFacts, at: number | undefined): at is number =>
  at !== undefined && at >= from && at < to;
const counted = ({ id }: WayTo, at: number, more: Partial<Counted> = {}): Counted => ({
  id,
  applicationId: id,
  at,
  length: null,
  counts: true,
  ...more,
});

/** Whole days between two days, as milliseconds; none where the second comes first. */
const between = (from: Day, to: Day): number => Math.max(0, daysBetween(from, to)) * DAY_MS;

const fillOf = ({ dayAt }: HiringFacts, way: WayTo, at: number): Counted =>
  counted(way, at, { length: between(way.sought, dayAt(at)) });

const hiresWithin = (facts: HiringFacts, rowOf: (way: WayTo, at: number) => Counted): Counted[] =>
  facts.ways.flatMap((way) => {
    const at = way.reached.get('hired');
    return within(facts, at) ? [rowOf(way, at)] : [];
  });

const nextOf = (type: StageType): StageType | undefined => stageTypes[stageTypes.indexOf(type) + 1];

const reached: RowsOf = (facts, part) =>
  facts.ways.flatMap((way) => {
    const at = way.reached.get(part as StageType);
    const next = nextOf(part as StageType);
    return within(facts, at) ? [counted(way, at, { counts: !next || way.reached.has(next) })] : [];
  });

const stayed: RowsOf = (facts, part) =>
  facts.ways.flatMap((way) =>
    way.stays
      .filter(({ stage, until }) => stage === part && within(facts, until))
      .map(({ until, length, agreedDays }, place) =>
        counted(way, until, { id: `${way.id}.${place}`, length, counts: length > agreedDays * DAY_MS }),
      ),
  );

const applied: RowsOf = (facts, part) =>
  facts.ways.flatMap((way) => {
    const at = way.reached.get('applied');
    return way.source === part && within(facts, at) ? [counted(way, at, { counts: way.reached.has('hired') })] : [];
  });

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** Fills of a month and those before it that are taken together with it, whatever the period. */
const month: RowsOf = (facts, part) => {
  if (!part || !MONTH.test(part)) return [];
  const first = monthStart(`${part}-01`, 1 - MONTHS_TOGETHER);
  return facts.ways.flatMap((way) => {
    const at = way.reached.get('hired');
    if (at === undefined) return [];
    const day = facts.dayAt(at);
    return day >= first && monthOf(day) <= part ? [fillOf(facts, way, at)] : [];
  });
};

const interviews: RowsOf = (facts, part) =>
  facts.interviews
    .filter(({ endAt, interviewerIds }) => within(facts, endAt) && interviewerIds.includes(part!))
    .map(({ id, applicationId, endAt }) => ({ id, applicationId, at: endAt, length: null, counts: true }));

/** One for everybody who held an interview, as soon as it is in or past its time; those count that came in time. */
const scorecards: RowsOf = (facts, part) =>
  facts.interviews
    .filter(({ endAt }) => within(facts, endAt))
    .flatMap(({ id, applicationId, endAt, interviewerIds, cards }) => {
      const due = endAt + SCORECARD_HOURS * 3_600_000;
      return interviewerIds
        .filter((by) => part === undefined || by === part)
        .flatMap((by) => {
          const card = cards.find((one) => one.by === by);
          if (!card && due > facts.now) return [];
          const counts = card !== undefined && card.at <= due;
          return [{ id: `${id}.${by}`, applicationId, at: endAt, length: null, counts }];
        });
    });

const thatCount =
  (rows: RowsOf): RowsOf =>
  (facts, part) =>
    rows(facts, part).filter(({ counts }) => counts);

const rowsByFigure: Record<HiringFigure, RowsOf> = {
  fill: (facts) => hiresWithin(facts, (way, at) => fillOf(facts, way, at)),
  hire: (facts) =>
    hiresWithin(facts, (way, at) =>
      counted(way, at, { length: between(facts.dayAt(way.reached.get('applied')!), facts.dayAt(at)) }),
    ),
  offers: (facts) =>
    facts.offers
      .filter(({ at }) => within(facts, at))
      .map(({ id, applicationId, at, accepted }) => ({ id, applicationId, at, length: null, counts: accepted })),
  scorecards,
  reached,
  wentOn: thatCount(reached),
  stayed,
  stayedLate: thatCount(stayed),
  applied,
  appliedHired: thatCount(applied),
  month,
  interviews,
};

/** What a figure counts. Every figure is made of these rows and of nothing else. */
export const rowsOf = (facts: HiringFacts, figure: HiringFigure, part?: string): Counted[] =>
  rowsByFigure[figure](facts, part);

/** A recommendation as a step of its scale. */
export const stepOf = (recommendation: Recommendation): number => recommendations.indexOf(recommendation);

/** Rows in the order asked for, the latest first where none is; what is alike, by its id. */
export function sortedRows(rows: readonly Counted[], sort = 'at:desc'): Counted[] {
  const [field, direction] = sort.split(':');
  const valueOf = ({ at, length }: Counted): number => (field === 'days' ? (length ?? -1) : at);
  const sign = direction === 'asc' ? 1 : -1;
  return rows.toSorted((one, other) => sign * (valueOf(one) - valueOf(other)) || (one.id < other.id ? -1 : 1));
}
