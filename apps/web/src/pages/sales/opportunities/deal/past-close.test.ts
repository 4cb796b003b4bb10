import { describe, expect, it } from '@jest/globals';
import { isPastClose } from './past-close';

describe('a close date gone by', () => {
  it('is flagged while the deal is open, and not on its day', () => {
    const deal = { stage: 'proposal' as const, closeDate: '2026-11-20' };
    expect(isPastClose(deal, '2026-11-21')).toBe(true);
    expect(isPastClose(deal, '2026-11-20')).toBe(false);
    expect(isPastClose({ ...deal, stage: 'closed_won' }, '2026-11-21')).toBe(false);
    expect(isPastClose({ ...deal, stage: 'closed_lost' }, '2026-11-21')).toBe(false);
  });
});
