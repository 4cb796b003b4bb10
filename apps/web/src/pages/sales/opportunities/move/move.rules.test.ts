import { describe, expect, it } from '@jest/globals';
import { openStages } from '@talent-os/contracts/sales/deal-stages';
import { firstAnswers, lacksAmount, missingIn, questionOf, sentWith, stepOf } from './move.rules';

const TODAY = '2026-11-20';
const nothing = { note: '', closeDate: '', lossReason: '' };

it('one step leads on from a stage without a question; a close asks', () => {
  expect(stepOf({ stage: 'qualified', may: { to: ['prospect', 'proposal', 'closed_lost'], do: [] } })).toBe('proposal');
  expect(stepOf({ stage: 'negotiation', may: { to: ['closed_won', 'closed_lost'], do: [] } })).toBeUndefined();
  expect(stepOf({ stage: 'qualified', may: { to: [], do: [] } })).toBeUndefined();
});

describe('what a move asks', () => {
  it('nothing for a plain step forward', () => {
    expect(questionOf('prospect', 'qualified')).toBeUndefined();
    expect(questionOf('proposal', 'negotiation')).toBeUndefined();
  });

  it('a note for every way back', () => {
    expect(questionOf('negotiation', 'prospect')).toBe('back');
    expect(missingIn('back', { ...nothing, note: '  ' }, TODAY)).toEqual({ note: 'Moving a deal back needs a note' });
    expect(missingIn('back', { ...nothing, note: 'Budget moved' }, TODAY)).toEqual({});
  });

  it('a reason for a loss, from anywhere', () => {
    for (const stage of openStages) expect(questionOf(stage, 'closed_lost')).toBe('lost');
    expect(missingIn('lost', nothing, TODAY)).toEqual({ lossReason: 'A lost deal needs a reason' });
  });

  it('a day of today or earlier for a win', () => {
    expect(questionOf('negotiation', 'closed_won')).toBe('won');
    const text = 'A won deal needs a close date of today or earlier';
    expect(missingIn('won', nothing, TODAY)).toEqual({ closeDate: text });
    expect(missingIn('won', { ...nothing, closeDate: '2026-11-21' }, TODAY)).toEqual({ closeDate: text });
    expect(missingIn('won', { ...nothing, closeDate: TODAY }, TODAY)).toEqual({});
  });

  it('an amount for a win, which is not the dialog’s to give', () => {
    expect(lacksAmount('won', { amount: 0 })).toBe(true);
    expect(lacksAmount('won', { amount: 1 })).toBe(false);
    expect(lacksAmount('lost', { amount: 0 })).toBe(false);
  });
});

describe('answers', () => {
  it('begin with the expected day, or today where that lies ahead', () => {
    expect(firstAnswers({ closeDate: '2026-12-24' }, TODAY).closeDate).toBe(TODAY);
    expect(firstAnswers({ closeDate: '2026-11-02' }, TODAY).closeDate).toBe('2026-11-02');
  });

  it('are sent only where the move needs them', () => {
    const answers = { note: '', closeDate: TODAY, lossReason: 'Price' };
    expect(sentWith.won(answers)).toEqual({ closeDate: TODAY });
    expect(sentWith.lost(answers)).toEqual({ lossReason: 'Price' });
    expect(sentWith.back({ ...answers, note: 'Paused' })).toEqual({ note: 'Paused' });
  });
});
