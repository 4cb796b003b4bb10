import { describe, expect, it } from '@jest/globals';
import { bandOf, deadlineText, dueIn, historyText } from './labels';

const now = Date.parse('2026-11-20T09:00:00Z');
const flags = { exposed: true, kev: true, automatable: true, totalImpact: true };

describe('the words of a vulnerability', () => {
  it('say what four answers ask for', () => {
    expect(deadlineText(flags)).toBe('Due within 3 days, with a compromise check');
    expect(deadlineText({ ...flags, kev: false })).toBe('Due within 14 days');
    expect(deadlineText({ exposed: false, kev: false, automatable: false, totalImpact: true })).toBe(
      'Due with the next upgrade',
    );
  });

  it.each([
    ['2026-11-23T10:00:00Z', 'in 3 days'],
    ['2026-11-21T10:00:00Z', 'in 1 day'],
    ['2026-11-20T10:00:00Z', 'within a day'],
    ['2026-11-20T08:00:00Z', '1 day overdue'],
    ['2026-11-17T09:00:00Z', '3 days overdue'],
  ])('say of %s that it is %s', (dueAt, text) => {
    expect(dueIn(dueAt, now, 'UTC')).toBe(text);
  });

  it('count the days that stand beside them: the day after tomorrow is in 2 days, at whatever hour', () => {
    const evening = Date.parse('2026-11-23T23:30:00Z');
    expect(dueIn('2026-11-25T13:00:00Z', evening, 'America/New_York')).toBe('in 2 days');
    expect(dueIn('2026-11-24T13:00:00Z', evening, 'America/New_York')).toBe('in 1 day');
  });

  it('tell the history', () => {
    expect(historyText({ kind: 'moved', from: 'open', to: 'mitigating' })).toBe('Open → Mitigating');
    expect(historyText({ kind: 'expired', from: '2026-12-01', to: null })).toBe(
      'Acceptance until Dec 1, 2026 is over: open again',
    );
    expect(bandOf(9.8).label).toBe('Critical');
  });
});
