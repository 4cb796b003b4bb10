import { describe, expect, it } from '@jest/globals';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { CandidateRow } from '@talent-os/contracts/talent/candidates';
import { endsSoon, leftOutText, levelText, standingText } from './labels';

const row = (changes: Partial<CandidateRow>) =>
  fixtureOf(CandidateRow, { headline: 'Registered nurse', finalistFor: null, finalistAt: null, ...changes });

describe('what a row says of somebody', () => {
  it('how far they came before, or that they work here', () => {
    const finalist = row({ standing: 'finalist', finalistFor: 'Charge nurse', finalistAt: '2026-03-09T10:00:00.000Z' });
    expect(standingText(finalist)).toBe('Registered nurse · finalist for Charge nurse, Mar 2026');
    expect(standingText(row({ standing: 'internal' }))).toBe('Registered nurse · works here');
    expect(standingText(row({ standing: 'other' }))).toBe('Registered nurse');
  });

  it('how well they do something, and that another person has confirmed it', () => {
    expect(levelText({ skill: 'Triage', level: 3, verified: true })).toBe('Triage: competent, 3 of 5, verified');
    expect(levelText({ skill: 'Triage', level: 5, verified: false })).toBe('Triage: expert, 5 of 5');
  });

  it.each([
    ['2026-03-31', true],
    ['2026-04-01', false],
  ])('a consent until %s ends soon: %s', (until, soon) => expect(endsSoon(until, '2026-03-02')).toBe(soon));
});

describe('who is left out of a message', () => {
  it('is counted by why', () => {
    expect(leftOutText({ expired: 0, optedOut: 0 })).toBeUndefined();
    expect(leftOutText({ expired: 1, optedOut: 0 })).toBe('Left out: 1 person whose consent has ended');
    expect(leftOutText({ expired: 2, optedOut: 3 })).toBe(
      'Left out: 2 people whose consent has ended, 3 people who want no messages',
    );
  });
});
