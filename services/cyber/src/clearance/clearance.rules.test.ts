import { describe, expect, it } from '@jest/globals';
import {
  clearanceLevels,
  clearanceStandings,
  investigationStatuses,
} from '@talent-os/contracts/cyber/clearance-kinds.js';
import { addDays, addMonths, daysBetween } from '@talent-os/service-kit/calendar';
import fc from 'fast-check';
import { NOTHING, type ClearanceRecord } from './clearance-facts.js';
import { alertsOf, datesOf, reinvestigationDueOn, standingOf } from './clearance.rules.js';

const TODAY = '2026-11-20';

const held = (facts: Partial<ClearanceRecord> = {}): ClearanceRecord => ({
  ...NOTHING,
  currentLevel: 'secret',
  grantedDate: '2020-03-01',
  grantingAuthority: 'DCSA',
  investigationStatus: 'favorable',
  lastInvestigationClosed: '2020-02-10',
  ...facts,
});

const day = fc.integer({ min: -8_000, max: 4_000 }).map((offset) => addDays(TODAY, offset));
const maybe = fc.option(day, { nil: null });
const anyFacts: fc.Arbitrary<ClearanceRecord> = fc.record({
  currentLevel: fc.constantFrom(...clearanceLevels),
  grantedDate: maybe,
  grantingAuthority: fc.constantFrom('DCSA', null),
  expirationDate: maybe,
  investigationStatus: fc.constantFrom(...investigationStatuses),
  lastInvestigationClosed: maybe,
  questionnaireUpdated: maybe,
  accessEndedAt: maybe,
});

describe('the day a reinvestigation is due', () => {
  it.each([
    ['ts_sci', '2026-02-10'],
    ['top_secret', '2026-02-10'],
    ['secret', '2030-02-10'],
    ['confidential', '2035-02-10'],
    ['public_trust', null],
    ['none', null],
  ] as const)('of %s is %s after an investigation closed on 2020-02-10', (currentLevel, due) => {
    expect(reinvestigationDueOn(held({ currentLevel }))).toBe(due);
  });

  it('counts five years from the last update of the questionnaire under continuous vetting, at every level', () => {
    const vetted = { investigationStatus: 'continuous_vetting', questionnaireUpdated: '2024-02-29' } as const;
    for (const currentLevel of clearanceLevels.slice(1))
      expect(reinvestigationDueOn(held({ currentLevel, ...vetted }))).toBe('2029-02-28');
    expect(reinvestigationDueOn(held({ ...vetted, questionnaireUpdated: null }))).toBeNull();
  });
});

describe('the standing', () => {
  it.each([
    ['active', {}],
    ['active', { expirationDate: TODAY }],
    ['lapsed', { expirationDate: '2026-11-19' }],
    ['reusable', { accessEndedAt: '2024-11-21' }],
    ['lapsed', { accessEndedAt: '2024-11-20' }],
    ['barred', { investigationStatus: 'suspended' }],
    ['barred', { investigationStatus: 'unfavorable', accessEndedAt: '2020-01-01' }],
    ['none', { currentLevel: 'none' }],
  ] as const)('is %s with %j', (standing, facts) => {
    expect(standingOf(held(facts), TODAY)).toBe(standing);
  });

  it('never improves by waiting', () => {
    const order = ['active', 'reusable', 'lapsed', 'barred', 'none'];
    fc.assert(
      fc.property(anyFacts, fc.nat(4_000), (facts, later) => {
        const now = order.indexOf(standingOf(facts, TODAY));
        expect(order.indexOf(standingOf(facts, addDays(TODAY, later)))).toBeGreaterThanOrEqual(now);
      }),
    );
    expect(order.toSorted()).toEqual([...clearanceStandings].toSorted());
  });
});

describe('alerts', () => {
  it('are high within 90 days and when overdue, and others within 180', () => {
    const alertIn = (left: number) => alertsOf(held({ expirationDate: addDays(TODAY, left) }), TODAY);
    expect(alertIn(181)).toEqual([]);
    expect(alertIn(180)).toEqual([
      { severity: 'other', title: 'Clearance expires', message: 'In 180 days, on May 19, 2027' },
    ]);
    expect(alertIn(91)[0]?.severity).toBe('other');
    expect(alertIn(90)[0]?.severity).toBe('high');
    expect(alertIn(1)[0]?.message).toBe('In 1 day, on Nov 21, 2026');
    expect(alertIn(0)[0]?.message).toBe('Today, on Nov 20, 2026');
    expect(alertIn(-1)).toEqual([{ severity: 'high', title: 'Clearance has expired', message: 'Since Nov 19, 2026' }]);
  });

  it('name every date that comes due, the most urgent first', () => {
    const facts = held({
      lastInvestigationClosed: addMonths(TODAY, -120),
      expirationDate: addDays(TODAY, 100),
      accessEndedAt: addMonths(TODAY, -22),
    });
    expect(alertsOf(facts, TODAY).map(({ severity, title }) => [severity, title])).toEqual([
      ['high', 'Reinvestigation due'],
      ['high', 'Eligibility lapses'],
      ['other', 'Clearance expires'],
    ]);
  });

  it('cover exactly the dates within 180 days', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const near = datesOf(facts).filter(({ on }) => daysBetween(TODAY, on) <= 180);
        expect(alertsOf(facts, TODAY)).toHaveLength(near.length);
      }),
    );
  });
});
