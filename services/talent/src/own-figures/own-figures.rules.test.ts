import { describe, expect, it } from '@jest/globals';
import type { Stage } from '@talent-os/contracts/talent/pipeline.js';
import fc from 'fast-check';
import { chancesOf, ownWay, paceOf, percentileAmong, responsesOf, type OwnApplication } from './own-figures.rules.js';

const stages: Readonly<Record<string, Stage>> = Object.fromEntries(
  (['applied', 'screen', 'interview', 'hired'] as const).map((type, at) => [
    type,
    { key: type, name: type, type, order: at + 1, slaDays: 5 },
  ]),
);
const stagesOf = () => (key: string) => stages[key];
const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T00:00:00Z`;
const application = (more: Partial<OwnApplication>): OwnApplication => ({
  pipelineId: 'p',
  status: 'active',
  entries: [[null, 'applied', at(1)]],
  ownResume: false,
  ...more,
});
const toInterview: OwnApplication['entries'] = [
  [null, 'applied', at(1)],
  [null, 'screen', at(5)],
  [null, 'interview', at(7)],
];

describe('the way of applications', () => {
  it('counts how far each came, how long it took, and how it ended', () => {
    const way = ownWay(
      [
        application({ entries: toInterview }),
        application({
          status: 'withdrawn',
          entries: [
            [null, 'applied', at(1)],
            ['withdrawn', 'applied', at(3)],
          ],
        }),
      ],
      stagesOf,
    );
    expect(way).toMatchObject({ applications: 2, running: 1, hired: 0, notChosen: 0, withdrawn: 1 });
    expect(way.stages.map(({ reached }) => reached)).toEqual([2, 1, 1, 1, 0, 0]);
    expect(way.stages.slice(0, 2).map(({ days }) => days)).toEqual([3, 2]);
    expect(way.stages.at(-1)!.days).toBeNull();
  });

  it('ends with a rejection once its person was told of it, and not before', () => {
    const entries: OwnApplication['entries'] = [...toInterview, ['rejected', 'interview', at(9)]];
    const daysOf = (status: OwnApplication['status']) =>
      ownWay([application({ status, entries })], stagesOf).stages.find(({ stage }) => stage === 'interview')!.days;
    expect([daysOf('active'), daysOf('rejected')]).toEqual([null, 2]);
  });
});

describe('answers', () => {
  it('are compared by whether a resume was put together for the position', () =>
    expect(
      responsesOf(
        [application({ ownResume: true, entries: toInterview }), application({ status: 'rejected' }), application({})],
        stagesOf,
      ),
    ).toEqual([
      { own: true, applications: 1, answered: 1, interviewed: 1 },
      { own: false, applications: 2, answered: 1, interviewed: 0 },
    ]));
});

describe('a place among others', () => {
  it('is told among twenty people and more, and lies between 0 and 100', () => {
    const others = (length: number) => Array.from({ length }, (_, index) => index);
    expect(percentileAmong(10, others(18))).toBeNull();
    expect(percentileAmong(10, others(20))).toBe(50);
    fc.assert(
      fc.property(fc.nat(100), fc.array(fc.nat(100), { minLength: 19 }), (own, some) => {
        const place = percentileAmong(own, some)!;
        expect(place).toBeGreaterThanOrEqual(0);
        expect(place).toBeLessThanOrEqual(100);
      }),
    );
  });
});

describe('the chances of an application', () => {
  const running = {
    applicationId: 'a',
    positionTitle: 'Coach',
    stage: 'Call',
    type: 'screen',
    industry: 'SALES',
  } as const;
  const past = (left: number) => [{ industry: 'SALES' as const, stage: 'screen' as const, left, movedOn: 12 }];

  it('are the share of past ones at its stage that moved on, of twenty and more', () => {
    expect(chancesOf([running], past(24))).toMatchObject([{ stage: 'Call', cases: 24, percent: 50 }]);
    expect(chancesOf([running], past(19))).toMatchObject([{ cases: 19, percent: null }]);
    expect(chancesOf([running], [])).toMatchObject([{ cases: 0, percent: null }]);
  });
});

describe('the pace of learning', () => {
  const now = new Date('2026-11-20T00:00:00Z');
  const named = (namedAt: string, level = 2) => ({ level, namedAt });

  it('counts what was named after the first days, over three months and more', () => {
    expect(paceOf([named('2026-05-20T00:00:00Z', 5), named('2026-08-20T00:00:00Z')], now)).toBe(0.33);
    expect(paceOf([named('2026-05-20T00:00:00Z', 5), named('2026-05-25T00:00:00Z')], now)).toBeNull();
    expect(paceOf([named('2026-10-01T00:00:00Z'), named('2026-11-10T00:00:00Z')], now)).toBeNull();
    expect(paceOf([], now)).toBeNull();
  });
});
