import { describe, expect, it } from '@jest/globals';
import { recommendations, type Recommendation } from '@talent-os/contracts/talent/interview-states.js';
import {
  applicationSources,
  standardStages,
  stageTypes,
  type Stage,
  type StageType,
} from '@talent-os/contracts/talent/pipeline.js';
import { DAY_MS, addDays, daysBetween, dayOf } from '@talent-os/service-kit/calendar';
import { demoRandom } from '@talent-os/service-kit';
import { analyticsOf, interviewersOf, monthsUpTo } from './analytics.rules.js';
import { rowsOf, sortedRows, type Answered, type Held, type HiringFacts } from './rows.rules.js';
import { wayOf, type ApplicationHistory, type Entry } from './way.rules.js';

const NOW = Date.parse('2026-11-27T13:00:00Z');
const FROM = Date.parse('2026-05-31T00:00:00Z');
const TO = Date.parse('2026-11-28T00:00:00Z');
const stages = standardStages('CYBER');
const stageOf = (key: string) => stages.find((stage) => stage.key === key);

type Generated = ApplicationHistory & { readonly sought: string };
type Company = {
  readonly histories: readonly Generated[];
  readonly offers: readonly Answered[];
  readonly interviews: readonly Held[];
};

const HISTORIES = 200;

/** People who go on, back, rest, end, are taken up again and are hired, at any moment of two years. */
function companyOf(seed: string): Company {
  const random = demoRandom(seed);
  const upTo = (most: number) => Math.floor(random() * most);
  const pick = <T>(list: readonly T[]): T => list[upTo(list.length)]!;
  const histories = Array.from({ length: HISTORIES }, (_, index): Generated => {
    let at = NOW - upTo(700) * DAY_MS - upTo(DAY_MS);
    const first = at;
    const entries: Entry[] = [];
    let place = upTo(8) === 0 ? 1 : 0;
    const add = (kind: Entry[0], key: string) => entries.push([kind, key, new Date(at).toISOString()]);
    add(null, stages[place]!.key);
    for (let step = 0; step < 14 && at < NOW; step++) {
      at += upTo(12 * DAY_MS) + (upTo(5) === 0 ? 0 : 1);
      if (at >= NOW) break;
      const { key } = stages[place]!;
      const fate = random();
      if (fate < 0.1) {
        add('held', key);
        at += upTo(20 * DAY_MS);
        if (at < NOW && fate < 0.07) add('resumed', key);
      } else if (fate < 0.2) {
        add(fate < 0.14 ? 'withdrawn' : 'rejected', key);
        at += upTo(5 * DAY_MS);
        if (fate < 0.18 || at >= NOW) break;
        add('restored', key);
      } else {
        place = fate < 0.27 ? Math.max(0, place - 1) : Math.min(stages.length - 1, place + (fate > 0.9 ? 2 : 1));
        add(null, stages[place]!.key);
        if (place === stages.length - 1) break;
      }
    }
    return {
      id: `application-${String(index).padStart(3, '0')}`,
      positionId: `position-${index % 90}`,
      userId: `person-${index}`,
      source: pick(applicationSources),
      sought: dayOf(new Date(first - upTo(60) * DAY_MS)),
      entries,
    };
  });
  const offers = histories.slice(0, 70).map(({ id }, index) => ({
    id: `offer-${index}`,
    applicationId: id,
    accepted: random() < 0.7,
    at: NOW - upTo(400 * DAY_MS),
  }));
  const people = ['ada', 'ben', 'cleo', 'dan'];
  const interviews = histories.slice(0, 120).flatMap(({ id }, index) =>
    Array.from({ length: upTo(3) }, (_unused, nth): Held => {
      const interviewerIds = people.filter(() => random() < 0.5);
      const endAt = NOW - upTo(300 * DAY_MS);
      return {
        id: `interview-${index}-${nth}`,
        applicationId: id,
        minutes: 30 + 15 * upTo(5),
        endAt,
        interviewerIds,
        cards: interviewerIds
          .filter(() => random() < 0.8)
          .map((by) => ({ by, recommendation: pick<Recommendation>(recommendations), at: endAt + upTo(2 * DAY_MS) })),
      };
    }),
  );
  return { histories, offers, interviews };
}

const factsOf = ({ histories, offers, interviews }: Company): HiringFacts => ({
  ways: histories.map(({ entries, ...rest }) => ({ ...rest, ...wayOf(entries, stageOf) })),
  offers,
  interviews,
  from: FROM,
  to: TO,
  now: NOW,
  dayAt: (instant) => dayOf(new Date(instant)),
});

/**
 * The slow, obvious calculator: it goes through what is written down as somebody with a pencil would, one question at a
 * time, in whole numbers as long as they are.
 */
const slow = {
  rank: (key: string) => stageTypes.indexOf(stageOf(key)!.type),
  within: (at: number) => FROM <= at && at < TO,
  at: (entry: Entry) => Date.parse(entry[2]),
  reachedAt: ({ entries }: Generated, type: StageType): number | undefined => {
    for (const entry of entries)
      if (entry[0] === null && slow.rank(entry[1]) >= stageTypes.indexOf(type)) return slow.at(entry);
    return undefined;
  },
  /** Rounded half up, without a fraction on the way. */
  round: (above: bigint, below: bigint): number => {
    const sign = above < 0n ? -1n : 1n;
    const tenths = (above * sign * 20n + below) / (below * 2n);
    return Number(sign * tenths) / 10 || 0;
  },
  percentile: (values: readonly number[], percent: number): number | null => {
    if (values.length < 5) return null;
    const sorted = values.toSorted((one, other) => one - other);
    const place = (sorted.length - 1) * percent;
    const low = Math.floor(place / 100);
    const high = Math.ceil(place / 100);
    const more = BigInt(place - low * 100);
    const sum = BigInt(sorted[low]!) * (100n - more) + BigInt(sorted[high]!) * more;
    return slow.round(sum, 100n * BigInt(DAY_MS));
  },
  share: (part: number, of: number) => ({
    part,
    of,
    percent: of < 5 ? null : slow.round(100n * BigInt(part), BigInt(of)),
  }),
  /** Every stay that ended: from each entry that begins one, forward to the one that ends it. */
  stays: (histories: readonly Generated[], type: StageType): { days: number; agreed: number }[] =>
    histories.flatMap(({ entries }) =>
      entries.flatMap((entry, index) => {
        const stage = stageOf(entry[1]) as Stage;
        if (stage.type !== type || (entry[0] !== null && entry[0] !== 'restored')) return [];
        const later = entries.slice(index + 1);
        const end = later.findIndex(([kind]) => kind !== 'held' && kind !== 'resumed');
        if (end < 0 || !slow.within(slow.at(later[end]!))) return [];
        // Day by day is too coarse, millisecond by millisecond too slow: the spans between entries, those at rest left out.
        const points = [entry, ...later.slice(0, end + 1)];
        let [length, rests] = [0, false];
        for (let at = 1; at < points.length; at++) {
          if (!rests) length += slow.at(points[at]!) - slow.at(points[at - 1]!);
          if (points[at]![0] === 'held') rests = true;
          if (points[at]![0] === 'resumed') rests = false;
        }
        return [{ days: length, agreed: stage.slaDays }];
      }),
    ),
};

const daysMs = (from: string, to: string) => Math.max(0, daysBetween(from, to)) * DAY_MS;
const median = (values: readonly number[]) => ({ median: slow.percentile(values, 50), n: values.length });

describe.each(['one', 'two', 'three', 'four', 'five'])('a company of 200 histories: %s', (seed) => {
  const company = companyOf(seed);
  const { histories, offers } = company;
  const facts = factsOf(company);
  const figures = analyticsOf(facts, stages, '2026-11-27');
  const hires = histories.flatMap((one) => {
    const at = slow.reachedAt(one, 'hired');
    return at === undefined ? [] : [{ ...one, at, day: dayOf(new Date(at)) }];
  });
  const hiredWithin = hires.filter(({ at }) => slow.within(at));

  it('fills and hires as quickly as counted by hand', () => {
    expect(hiredWithin.length).toBeGreaterThan(10);
    expect(figures.timeToFill).toEqual(median(hiredWithin.map(({ sought, day }) => daysMs(sought, day))));
    const appliedOn = (one: Generated) => dayOf(new Date(one.entries[0]![2]));
    expect(figures.timeToHire).toEqual(median(hiredWithin.map((one) => daysMs(appliedOn(one), one.day))));
    expect(figures.closed).toBe(new Set(hiredWithin.map(({ positionId }) => positionId)).size);
    for (const { month, ...shown } of figures.months) {
      const together = [0, 1, 2].map((back) => {
        const [year, number] = month.split('-').map(Number) as [number, number];
        return dayOf(new Date(Date.UTC(year, number - 1 - back, 1))).slice(0, 7);
      });
      const fills = hires.filter(({ day }) => together.includes(day.slice(0, 7)));
      expect(shown).toEqual(median(fills.map(({ sought, day }) => daysMs(sought, day))));
    }
    expect(figures.months.map(({ month }) => month)).toEqual(monthsUpTo('2026-11-27'));
    expect(figures.months[0]!.month).toBe('2025-12');
  });

  it('has the funnel, the sources and the answers to offers counted by hand', () => {
    for (const { stage, reached, wentOn } of figures.funnel) {
      const those = histories.filter((one) => {
        const at = slow.reachedAt(one, stage);
        return at !== undefined && slow.within(at);
      });
      const next = stageTypes[stageTypes.indexOf(stage) + 1];
      const gone = next && those.filter((one) => slow.reachedAt(one, next) !== undefined).length;
      expect({ reached, wentOn }).toEqual({
        reached: those.length,
        wentOn: gone === undefined ? null : slow.share(gone, those.length),
      });
    }
    for (const { source, yielded } of figures.sources) {
      const those = histories.filter((one) => one.source === source && slow.within(Date.parse(one.entries[0]![2])));
      const hired = those.filter((one) => slow.reachedAt(one, 'hired') !== undefined);
      expect(yielded).toEqual(slow.share(hired.length, those.length));
    }
    const answered = offers.filter(({ at }) => slow.within(at));
    expect(figures.offers).toEqual(slow.share(answered.filter(({ accepted }) => accepted).length, answered.length));
  });

  it('has every stay and its percentiles as counted by hand', () => {
    for (const { stage, agreedFrom, agreedTo, late, n, ...percentiles } of figures.stays) {
      const stays = slow.stays(histories, stage);
      const days = stays.map((stay) => stay.days);
      expect({ n, late, ...percentiles }).toEqual({
        n: stays.length,
        late: stays.filter((stay) => stay.days > stay.agreed * DAY_MS).length,
        p25: slow.percentile(days, 25),
        median: slow.percentile(days, 50),
        p75: slow.percentile(days, 75),
        p90: slow.percentile(days, 90),
      });
      const sla = stages.filter(({ type }) => type === stage).map(({ slaDays }) => slaDays);
      expect([agreedFrom, agreedTo]).toEqual([Math.min(...sla), Math.max(...sla)]);
    }
  });

  it('has interviewers whose load and judgement are counted by hand', () => {
    const { interviews } = company;
    const within = interviews.filter(({ endAt }) => slow.within(endAt));
    const shown = interviewersOf(facts);
    expect(shown.map(({ held }) => held)).toEqual(shown.map(({ held }) => held).toSorted((a, b) => b - a));
    for (const { interviewerId: who, ...one } of shown) {
      const held = within.filter(({ interviewerIds }) => interviewerIds.includes(who));
      const owed = held.filter(({ endAt, cards }) => endAt + DAY_MS <= NOW || cards.some(({ by }) => by === who));
      const cards = held.flatMap((of) => of.cards.filter(({ by }) => by === who).map((card) => ({ ...card, of })));
      const inTime = cards.filter(({ at, of }) => at <= of.endAt + DAY_MS);
      const yes = cards.filter(({ recommendation }) => ['yes', 'strong_yes'].includes(recommendation));
      // Sums of fractions over a common denominator.
      const fractions = cards.flatMap(({ recommendation, of }): [bigint, bigint][] => {
        const others = interviews
          .filter(({ applicationId }) => applicationId === of.applicationId)
          .flatMap((interview) => interview.cards.filter(({ by }) => by !== who))
          .map((card) => recommendations.indexOf(card.recommendation));
        if (others.length === 0) return [];
        const sum = others.reduce((all, value) => all + value, 0);
        return [[BigInt(recommendations.indexOf(recommendation) * others.length - sum), BigInt(others.length)]];
      });
      const [above, below] = fractions.reduce(([a, b], [c, d]) => [a * d + c * b, b * d] as const, [0n, 1n] as const);
      expect(one).toEqual({
        held: held.length,
        hours: slow.round(BigInt(held.reduce((sum, { minutes }) => sum + minutes, 0)), 60n),
        scorecards: slow.share(inTime.length, owed.length),
        saidYes: slow.share(yes.length, cards.length),
        compared: fractions.length,
        leaning: fractions.length < 5 ? null : slow.round(above, below * BigInt(fractions.length)),
      });
    }
  });

  it('has no figure that its rows do not come to', () => {
    for (const { stage, reached, wentOn } of figures.funnel) {
      expect(rowsOf(facts, 'reached', stage)).toHaveLength(reached);
      if (wentOn) expect(rowsOf(facts, 'wentOn', stage)).toHaveLength(wentOn.part);
    }
    for (const { source, yielded } of figures.sources)
      expect(rowsOf(facts, 'appliedHired', source)).toHaveLength(yielded.part);
    for (const { stage, late } of figures.stays) expect(rowsOf(facts, 'stayedLate', stage)).toHaveLength(late);
  });
});

describe('a history', () => {
  const day = (nth: number) => `${addDays('2026-03-01', nth)}T08:00:00.000Z`;

  it('that says nothing, or names stages nobody knows, leads nowhere', () => {
    expect(wayOf([], stageOf)).toEqual({ reached: new Map(), stays: [] });
    const lost: Entry[] = [
      [null, 'applied', day(0)],
      [null, 'gone', day(2)],
      [null, 'screen', day(5)],
    ];
    expect(wayOf(lost, stageOf).stays).toEqual([
      { stage: 'applied', until: Date.parse(day(2)), length: 2 * DAY_MS, agreedDays: 3 },
    ]);
  });

  it('is not waited through while somebody is on hold, however that ends', () => {
    const rests: Entry[] = [
      [null, 'screen', day(0)],
      ['held', 'screen', day(2)],
      ['held', 'screen', day(3)],
      ['resumed', 'screen', day(12)],
      ['held', 'screen', day(13)],
      ['withdrawn', 'screen', day(30)],
    ];
    expect(wayOf(rests, stageOf).stays.map(({ length }) => length)).toEqual([3 * DAY_MS]);
  });

  it('that goes back has reached what it reached, once', () => {
    const back: Entry[] = [
      [null, 'applied', day(0)],
      [null, 'team-interview', day(4)],
      [null, 'screen', day(6)],
      [null, 'team-interview', day(9)],
    ];
    const { reached, stays } = wayOf(back, stageOf);
    expect([...reached].map(([type, at]) => [type, dayOf(new Date(at))])).toEqual([
      ['applied', '2026-03-01'],
      ['screen', '2026-03-05'],
      ['assess', '2026-03-05'],
      ['interview', '2026-03-05'],
    ]);
    expect(stays.map(({ stage }) => stage)).toEqual(['applied', 'interview', 'screen']);
  });
});

describe('fewer than five', () => {
  it('are no figure', () => {
    const few = factsOf({ ...companyOf('few'), histories: companyOf('few').histories.slice(0, 4), offers: [] });
    const { timeToFill, stays, offers } = analyticsOf(few, stages, '2026-11-27');
    expect([timeToFill.median, offers.percent, ...stays.map(({ n, median: m }) => (n < 5 ? m : null))]).toEqual(
      Array(2 + stays.length).fill(null),
    );
  });
});

describe('rows', () => {
  it('come the latest first, or by their days, what is alike in one order', () => {
    const rows = [
      { id: 'b', applicationId: 'b', at: 1, length: 9, counts: true },
      { id: 'a', applicationId: 'a', at: 1, length: 2, counts: true },
      { id: 'c', applicationId: 'c', at: 3, length: null, counts: true },
    ];
    const ids = (sort?: string) =>
      sortedRows(rows, sort)
        .map(({ id }) => id)
        .join('');
    expect([ids(), ids('at:asc'), ids('days:desc'), ids('days:asc')]).toEqual(['cab', 'abc', 'bac', 'cab']);
  });

  it('of a part nobody knows are none', () => {
    const facts = factsOf(companyOf('one'));
    for (const figure of ['reached', 'stayed', 'applied', 'month', 'interviews'] as const)
      for (const part of [undefined, 'nothing']) expect(rowsOf(facts, figure, part)).toEqual([]);
  });
});
