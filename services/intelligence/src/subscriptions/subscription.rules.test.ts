import { describe, expect, it } from '@jest/globals';
import { modules, type Principal, type Role } from '@talent-os/contracts';
import { dayIn, wallClock } from '@talent-os/service-kit/wall-clock';
import fc from 'fast-check';
import { abilityToAsk, figuresOf, nextLook, tellingOf } from './subscription.rules.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const at = (text: string) => new Date(text);

describe('when a subscription is looked at next', () => {
  it.each([
    ['daily', '2026-11-27T12:59:59Z', '2026-11-27T13:00:00.000Z'],
    ['daily', '2026-11-27T13:00:00Z', '2026-11-28T13:00:00.000Z'],
    // A Friday.
    ['weekly', '2026-11-27T12:00:00Z', '2026-11-30T13:00:00.000Z'],
    ['weekly', '2026-11-30T12:00:00Z', '2026-11-30T13:00:00.000Z'],
    ['monthly', '2026-11-27T12:00:00Z', '2026-12-01T13:00:00.000Z'],
    ['monthly', '2026-12-01T13:00:00Z', '2027-01-01T13:00:00.000Z'],
    ['above', '2026-11-27T12:00:00Z', '2026-11-27T13:00:00.000Z'],
  ] as const)('%s, seen at %s', (occasion, now, next) =>
    expect(nextLook(occasion, 8, 'America/New_York', at(now)).toISOString()).toBe(next),
  );

  it('goes by the clocks of the organization on days they are set', () => {
    const next = (now: string, hour: number) => nextLook('daily', hour, 'Europe/Berlin', at(now)).toISOString();
    expect(next('2026-03-28T12:00:00Z', 8)).toBe('2026-03-29T06:00:00.000Z');
    // The clocks do not show two that night, and show it twice in the other one.
    expect(next('2026-03-28T23:00:00Z', 2)).toBe('2026-03-29T01:00:00.000Z');
    expect(next('2026-10-24T23:00:00Z', 2)).toBe('2026-10-25T01:00:00.000Z');
  });

  it('lies ahead, within a period of it, at the hour said', () => {
    const timezone = fc.constantFrom('America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'Pacific/Auckland', 'UTC');
    const now = fc.date({ min: at('2025-01-01T00:00:00Z'), max: at('2027-12-31T00:00:00Z'), noInvalidDate: true });
    const longest = { daily: 1, weekly: 7, monthly: 31 } as const;
    fc.assert(
      fc.property(
        timezone,
        now,
        fc.nat(23),
        fc.constantFrom('daily', 'weekly', 'monthly'),
        (zone, seen, hour, cadence) => {
          const next = nextLook(cadence, hour, zone, seen);
          expect(next.getTime()).toBeGreaterThan(seen.getTime());
          expect(next.getTime() - seen.getTime()).toBeLessThanOrEqual(longest[cadence] * DAY_MS + 2 * HOUR_MS);
          const shown = new Date(wallClock(next.getTime(), zone));
          // The hour that summer time leaves out is the one after it.
          expect([hour, (hour + 1) % 24]).toContain(shown.getUTCHours());
          if (cadence === 'weekly') expect(shown.getUTCDay()).toBe(1);
          if (cadence === 'monthly') expect(dayIn(next, zone).slice(8)).toBe('01');
        },
      ),
    );
  });
});

describe('a figure that crosses a number', () => {
  it('is told each time it went beyond it, and once until it went back', () => {
    const figure = fc.option(fc.integer({ min: 0, max: 10 }), { nil: null });
    fc.assert(
      fc.property(fc.array(figure, { maxLength: 40 }), fc.constantFrom('above', 'below'), (figures, occasion) => {
        const threshold = 5;
        const isBeyond = (value: number) => (occasion === 'above' ? value > threshold : value < threshold);
        let beyond = false;
        const told = figures.filter((value) => {
          const telling = tellingOf({ occasion, threshold, beyond }, value);
          beyond = telling.beyond;
          return telling.tells;
        });
        // What is hidden or absent changes nothing.
        const known = figures.filter((value) => value !== null);
        const crossings = known.filter((value, nth) => isBeyond(value) && (nth === 0 || !isBeyond(known[nth - 1]!)));
        expect(told).toEqual(crossings);
      }),
    );
  });

  it('has nothing to do with what is told by the clock', () => {
    expect(tellingOf({ occasion: 'daily', threshold: null, beyond: false }, null)).toEqual({
      tells: true,
      beyond: false,
    });
  });
});

const principal = (activeRole: Role, currentIndustry: Principal['currentIndustry'] = 'SALES'): Principal => ({
  userId: 'u',
  organizationId: 'o',
  sessionId: 's',
  activeRole,
  currentIndustry,
  roleIndustries: [currentIndustry],
  organizationIndustries: ['SALES', 'CYBER'],
  organizationModules: [...modules],
  deployment: 'multi-industry',
  addedPermissions: [],
  hiddenModules: [],
  compliances: [],
  internalMobility: false,
});

describe('the rights an answer is made with', () => {
  const subscribed = { role: 'HR_MANAGER', industry: 'SALES' };

  it('are those of the role somebody subscribed in, then of another one, then none', () => {
    const hr = principal('HR_MANAGER');
    const head = principal('DEPARTMENT_HEAD', 'CYBER');
    const owns = (role: Role, among: readonly Principal[]) =>
      abilityToAsk(among, 'seat', subscribed)?.can('own', role) ?? false;
    expect(owns('HR_MANAGER', [head, hr])).toBe(true);
    expect(owns('DEPARTMENT_HEAD', [head])).toBe(abilityToAsk([head], 'seat', subscribed) !== undefined);
    expect(abilityToAsk([principal('CANDIDATE')], 'seat', subscribed)).toBeUndefined();
    expect(abilityToAsk([], 'seat', subscribed)).toBeUndefined();
  });

  it('are none where the module is switched off, or the rows are not theirs', () => {
    const off = { ...principal('HR_MANAGER'), organizationModules: [] };
    expect(abilityToAsk([off], 'seat', subscribed)).toBeUndefined();
    expect(abilityToAsk([principal('HR_MANAGER')], 'incident', subscribed)).toBeUndefined();
  });
});

describe('the figures a message names', () => {
  const cell = (group: string, value: number | null, beside: string | null = null) => ({
    group,
    beside,
    rows: value,
    people: null,
    value,
    hidden: value === null,
  });

  it('are the largest by name, and never one that is hidden', () => {
    const cells = [
      cell('a', 1),
      cell('on_hold', 9),
      cell('c', null),
      ...[2, 3, 4, 5].map((value) => cell(`x${value}`, value)),
    ];
    const { figures, more } = figuresOf({ cells }, 'status');
    expect(figures.map(({ value }) => value)).toEqual([9, 5, 4, 3, 2]);
    expect(figures[0]!.name).toBe('On hold');
    expect(more).toBe(2);
  });

  it('name both groups', () => {
    expect(figuresOf({ cells: [cell('2026-11', 1, 'won')] }, 'month,status').figures).toEqual([
      { name: 'Nov 2026, Won', value: 1 },
    ]);
  });
});
