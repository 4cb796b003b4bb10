import { describe, expect, it } from '@jest/globals';
import { accessText, isLate } from './labels';

const open = {
  accessEndsAt: '2026-12-05T05:00:00Z',
  accessEndedAt: null,
  status: 'in_progress',
  lastDay: '2026-12-04',
} as const;
const ended = { ...open, accessEndedAt: '2026-12-05T05:00:01Z' };

describe('the access of a leaver', () => {
  it('ends, has ended, or stays', () => {
    const said = (at: string) => at.slice(0, 16);
    expect(accessText(open, said)).toBe('Ends 2026-12-05T05:00');
    expect(accessText(ended, said)).toBe('Ended 2026-12-05T05:00');
    expect(accessText({ ...open, status: 'cancelled' }, said)).toBe('Stays open');
  });

  it('is late from the day after the last one, while it is open', () => {
    expect(isLate(open, '2026-12-04')).toBe(false);
    expect(isLate(open, '2026-12-05')).toBe(true);
    expect(isLate(ended, '2026-12-05')).toBe(false);
  });
});
