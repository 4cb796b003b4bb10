import { describe, expect, it } from '@jest/globals';
import { GAP_SEATS, MOST_GAPS, TOLD_FROM } from '@talent-os/contracts/talent/own-insights.js';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import fc from 'fast-check';
import { gapsIn, insightsOf, type SeenSeat } from './own-insights.rules.js';

const now = new Date('2026-11-20T10:00:00Z');
const today = '2026-11-20';
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
const need = (skill: string, level: number, required = 3) => ({ skill, level, required, weight: 1, verified: false });
const seat = (more: Partial<SeenSeat>): SeenSeat => ({
  id: 'one',
  title: 'Coach',
  department: 'Sales',
  location: 'Chicago',
  openedAt: daysAgo(2),
  startsOn: null,
  mark: null,
  begun: false,
  applied: false,
  needs: [need('Negotiation', 3)],
  ...more,
});
const found = (seats: readonly SeenSeat[], dismissals: Parameters<typeof insightsOf>[1] = []) =>
  insightsOf({ seats, today, now }, dismissals).map(({ key }) => key);

describe('a new match', () => {
  it('is told of in its first week, where it fits', () => {
    expect(found([seat({})])).toEqual(['match:one']);
    expect(found([seat({ openedAt: daysAgo(8) })])).toEqual([]);
    expect(found([seat({ needs: [need('Negotiation', 1)] })])).toEqual([]);
  });

  it('is none for what was applied for or put aside', () =>
    expect(found([seat({ applied: true }), seat({ mark: 'dismissed' })])).toEqual([]));
});

describe('a seat that is to be taken soon', () => {
  const soon = { openedAt: daysAgo(30), startsOn: '2026-12-01' };

  it('is told to who saved it or began', () => {
    expect(found([seat(soon)])).toEqual([]);
    expect(found([seat({ ...soon, mark: 'saved' })])).toEqual(['closing:one:2026-12-01']);
    expect(found([seat({ ...soon, begun: true })])).toEqual(['closing:one:2026-12-01']);
  });

  it.each(['2026-11-19', '2026-12-12'])('is none for %s', (startsOn) =>
    expect(found([seat({ ...soon, startsOn, begun: true })])).toEqual([]),
  );
});

describe('a gap', () => {
  const asking = (id: string, ...skills: string[]) =>
    seat({ id, openedAt: daysAgo(30), needs: skills.map((skill) => need(skill, 1)) });

  it('is told where several seats ask for it, what most ask for first', () =>
    expect(
      found([asking('a', 'Closing', 'Forecast'), asking('b', 'Closing'), asking('c', 'Forecast', 'Closing')]),
    ).toEqual(['gap:Closing', 'gap:Forecast']));

  it('is counted once for each seat, and closed by nobody who meets what is asked', () => {
    expect(gapsIn([seat({ needs: [need('Closing', 1), need('Closing', 1, 4)] })])).toMatchObject([{ seats: 1 }]);
    expect(gapsIn([seat({ needs: [need('Closing', 3)] })])).toEqual([]);
  });
});

describe('what was put away', () => {
  it('stays away, and comes back in time where it is still so', () => {
    const seats = [seat({})];
    expect(found(seats, [{ key: 'match:one', at: now }])).toEqual([]);
    expect(found(seats, [{ key: 'match:one', at: new Date(daysAgo(15)) }])).toEqual(['match:one']);
  });
});

const seats = fc.array(
  fc.record({
    id: fc.uuid(),
    title: fc.constant('Coach'),
    department: fc.constant('Sales'),
    location: fc.constant('Chicago'),
    openedAt: fc.integer({ min: 0, max: 40 }).map(daysAgo),
    startsOn: fc.constantFrom(null, '2026-11-25', '2027-05-01'),
    mark: fc.constantFrom(null, 'saved' as const, 'dismissed' as const),
    begun: fc.boolean(),
    applied: fc.boolean(),
    needs: fc.array(
      fc.tuple(fc.constantFrom('A', 'B', 'C', 'D', 'E'), fc.integer({ min: 0, max: 5 })).map(([a, b]) => need(a, b)),
    ),
  }),
  { maxLength: 12 },
);

describe('of any positions', () => {
  it('nothing is told twice, of none that is done with, and few gaps at a time', () =>
    fc.assert(
      fc.property(seats, (some) => {
        const told = insightsOf({ seats: some, today, now }, []);
        expect(new Set(told.map(({ key }) => key)).size).toBe(told.length);
        const done = some.filter(({ mark, applied }) => mark === 'dismissed' || applied);
        for (const { id } of done) expect(told.some(({ link }) => link.endsWith(id))).toBe(false);
        expect(told.filter(({ kind }) => kind === 'gap').length).toBeLessThanOrEqual(MOST_GAPS);
        expect([GAP_SEATS, TOLD_FROM].every((least) => least > 0)).toBe(true);
      }),
    ));

  it('putting one away takes away that one alone, unless it makes room for another', () =>
    fc.assert(
      fc.property(seats, (some) => {
        const before = found(some);
        const [first] = before;
        if (!first) return;
        const after = found(some, [{ key: first, at: now }]);
        expect(after).not.toContain(first);
        expect(before.slice(1).every((key) => after.includes(key))).toBe(true);
      }),
    ));
});
