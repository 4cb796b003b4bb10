import { describe, expect, it } from '@jest/globals';
import type { SeatHolder } from '@talent-os/contracts/talent/vacancies.js';
import fc from 'fast-check';
import {
  inOrder,
  managerRows,
  newcomersOf,
  rampRows,
  readinessRows,
  skillRows,
  summedOf,
  type AskedRow,
} from './asked.rules.js';
import { figureOf, type Basis } from './figure.rules.js';

const basis = {} as Basis;
const holder = (userId: string, startedOn: string | null, skills: SeatHolder['skills'] = []): SeatHolder => ({
  userId,
  startedOn,
  skills,
});
const skill = (name: string, meets: boolean) => ({ name, meets });

describe('rows of other services', () => {
  it('are managers with how many report to them', () => {
    const reports = ['ada', 'bob', 'ada', 'ada'].map((managerId) => ({ managerId }));
    expect(managerRows(reports).map(({ id, value }) => [id, value])).toEqual([
      ['ada', 3],
      ['bob', 1],
    ]);
  });

  it('are people beside the skills of their seats; a skill is met where every seat says so', () => {
    const holders = [
      holder('ada', null, [skill('Discovery', true), skill('Pricing', false)]),
      holder('ada', null, [skill('Discovery', false)]),
      holder('bob', null, []),
    ];
    expect(skillRows(holders).map(({ id, part, counts }) => [id, part, counts])).toEqual([
      ['ada', 'Discovery', false],
      ['ada', 'Pricing', false],
    ]);
    expect(readinessRows(holders)).toMatchObject([{ id: 'ada', value: 0, detail: '0 of 2 skills' }]);
  });

  it('are days from the last seat to the first win, of who started since sales are on record', () => {
    const holders = [
      holder('ada', '2026-01-01'),
      holder('ada', '2026-03-01'),
      holder('bob', '2025-01-01'),
      holder('cem', '2026-02-01'),
      holder('dee', null),
    ];
    const newcomers = newcomersOf(holders, '2026-01-01');
    expect(newcomers).toEqual([
      { userId: 'ada', from: '2026-03-01' },
      { userId: 'cem', from: '2026-02-01' },
    ]);
    expect(rampRows(newcomers, [{ userId: 'ada', wonOn: '2026-03-31' }])).toMatchObject([{ id: 'ada', value: 30 }]);
    expect(newcomersOf(holders, null)).toEqual([]);
  });
});

describe('what rows come to', () => {
  const rows = fc.array(
    fc.record({
      id: fc.uuid(),
      ownerId: fc.constant(null),
      name: fc.constant(null),
      detail: fc.constant(''),
      part: fc.constantFrom(null, 'North', 'South'),
      value: fc.option(fc.integer({ min: 0, max: 1000 })),
      counts: fc.boolean(),
    }),
  );

  it('is of all of them what it is of their parts', () => {
    fc.assert(
      fc.property(rows, (some) => {
        const [whole, ...parts] = summedOf(some);
        expect(whole).toMatchObject({ part: null, whole: true, n: some.length });
        for (const key of ['n', 'counting'] as const)
          expect(parts.reduce((total, part) => total + part[key], 0)).toBe(whole![key]);
        const values = some.flatMap(({ value }) => value ?? []);
        const below = values.filter((value) => value <= (whole!.median ?? 0)).length;
        expect(2 * below).toBeGreaterThanOrEqual(values.length);
      }),
    );
  });

  it('is nothing of nothing', () =>
    expect(summedOf([])).toEqual([
      { part: null, whole: true, n: 0, counting: 0, total: null, mean: null, median: null },
    ]));

  it('is shown of five people and more', () => {
    const of = (people: number): AskedRow[] =>
      readinessRows(Array.from({ length: people }, (_, at) => holder(String(at), null, [skill('Pricing', true)])));
    expect(figureOf('readiness', summedOf(of(4)), basis).value).toBeNull();
    expect(figureOf('readiness', summedOf(of(5)), basis)).toMatchObject({ value: 100, light: 'green', n: 5 });
  });

  it('is listed with what counts first, then what adds most', () => {
    fc.assert(
      fc.property(rows, (some) => {
        const keys = inOrder(some).map(({ counts, value }) => [Number(counts), value ?? -1] as const);
        for (const [at, [counts, value]] of keys.slice(1).entries()) {
          const before = keys[at]!;
          expect(before[0] > counts || (before[0] === counts && before[1] >= value)).toBe(true);
        }
      }),
    );
  });
});
