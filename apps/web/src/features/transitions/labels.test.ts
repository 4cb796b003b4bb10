import { describe, expect, it } from '@jest/globals';
import { approverText, moveTitle, waitsText } from './labels';

const open = {
  step: 'current' as const,
  approverNames: ['Lea Lund'],
  passedToAdmin: false,
  decidedByName: null,
};

describe('what is said of an approval', () => {
  it('names who gave it, who may give it, or who does in their place', () => {
    expect(approverText(open)).toBe('Lea Lund');
    expect(approverText({ ...open, approverNames: ['Lea Lund', 'Max Berg'] })).toBe('Lea Lund or Max Berg');
    expect(approverText({ ...open, approverNames: [], passedToAdmin: true })).toBe('Organization administration');
    expect(approverText({ ...open, step: 'hr', approverNames: [] })).toBe('HR');
    expect(approverText({ ...open, decidedByName: 'Max Berg' })).toBe('Max Berg');
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
