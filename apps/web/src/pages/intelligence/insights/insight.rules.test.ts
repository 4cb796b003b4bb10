import { describe, expect, it } from '@jest/globals';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { Insight } from '@talent-os/contracts/intelligence/insights';
import { summaryOf, timeText, within } from './insight.rules';

const now = Date.parse('2026-11-20T12:00:00Z');
const at = (dueAt: string | null, more: Partial<Insight> = {}) =>
  fixtureOf(Insight, { dueAt, since: '2026-11-12T15:00:00Z', plan: null, ...more });

describe('the time of an insight', () => {
  it.each([
    [null, 'Since Nov 12', false],
    ['2026-11-20T15:30:00Z', '3 hours left', true],
    ['2026-11-21T18:00:00Z', '1 day left', false],
    ['2026-12-18T12:00:00Z', 'By Dec 18', false],
    ['2026-11-20T10:30:00Z', '1 hour late', true],
    ['2026-11-17T10:30:00Z', '3 days late', true],
  ])('that is due %s: %s', (dueAt, text, late) => expect(timeText(at(dueAt), now, 'UTC')).toEqual({ text, late }));
});

describe('what insights come to', () => {
  it('leaves out what somebody is on', () => {
    const taken = at(null, { plan: { byName: 'Dana', at: '2026-11-20T00:00:00Z', mine: false, taskId: null } });
    expect(summaryOf([taken], now)).toBe('Nothing to act on.');
    expect(summaryOf([taken, at(null)], now)).toBe('1 thing to act on, the most pressing first.');
    expect(summaryOf([at('2026-11-20T15:30:00Z'), at(null)], now)).toBe(
      '2 things to act on, the most pressing first. 1 cannot wait past tomorrow.',
    );
  });

  it('is of one industry where one is chosen', () => {
    const all = [at(null, { industry: 'SALES' }), at(null, { industry: null })];
    expect(within(all, 'SALES')).toHaveLength(1);
    expect(within(all, '')).toHaveLength(2);
  });
});
