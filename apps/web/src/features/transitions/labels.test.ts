import { describe, expect, it } from '@jest/globals';
import { approverText, moveTitle, waitsText } from './labels';

const open = {
  step: 'current' as const,
  decision: 'pending' as const,
  decidedAt: null,
  decidedByName: null,
  mine: false,
};

describe('what is said of an approval', () => {
  it('names who gave it, who gives it, or who does in their place', () => {
    expect(approverText({ ...open, approverName: 'Lea Lund', passedToAdmin: false })).toBe('Lea Lund');
    expect(approverText({ ...open, approverName: null, passedToAdmin: true })).toBe('Organization administration');
    expect(approverText({ ...open, step: 'hr', approverName: null, passedToAdmin: false })).toBe('HR');
    expect(approverText({ ...open, approverName: 'Lea', decidedByName: 'Max Berg', passedToAdmin: false })).toBe(
      'Max Berg',
    );
  });

  it('says whose is missing, and nothing where none is', () => {
    expect(waitsText({ waitsFor: ['current', 'hr'] })).toBe('Waits for Current manager, HR');
    expect(waitsText({ waitsFor: [] })).toBe('');
  });
});

describe('the title of a move', () => {
  const to = { id: '1', title: 'Sales lead', department: 'Sales', location: 'Austin', industry: 'SALES' as const };
  const move = { own: false, employeeName: 'Lea Lund', to, status: 'in_review' as const };

  it('does not say that somebody moves whose move is over', () => {
    expect(moveTitle(move)).toBe('Lea Lund moves into Sales lead');
    expect(moveTitle({ ...move, status: 'declined' })).toBe('Move of Lea Lund into Sales lead');
    expect(moveTitle({ ...move, own: true, status: 'cancelled' })).toBe('Your move into Sales lead');
  });
});
