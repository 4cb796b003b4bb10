import { describe, expect, it } from '@jest/globals';
import { MOST_REASONS } from '@talent-os/contracts/talent/reject-reasons.js';
import { FILLED_REASON } from '@talent-os/contracts/talent/rejections.js';
import { mayWith, retireRefusal, standard, wordingRefusal } from './reason.rules.js';

const retiredAt = new Date('2026-02-03T10:00:00Z');
const [first, second] = standard;

describe('reasons for rejections', () => {
  it('are told apart by their words, whatever the case; retired ones leave theirs free', () => {
    expect(wordingRefusal(standard, first!.text.toUpperCase())).toBe('reason.taken');
    expect(wordingRefusal(standard, first!.text, first!.key)).toBeUndefined();
    expect(wordingRefusal(standard, first!.text, second!.key)).toBe('reason.taken');
    expect(wordingRefusal([{ ...first!, retiredAt }], first!.text)).toBeUndefined();
  });

  it('are so many at most, and those that exist can still be worded anew', () => {
    const all = Array.from({ length: MOST_REASONS }, (_, at) => ({ ...first!, key: `${at}`, text: `Reason ${at}` }));
    expect(wordingRefusal(all, 'One more')).toBe('reason.full');
    expect(wordingRefusal(all, 'One more', '3')).toBeUndefined();
  });

  it('are retired once, and the one for seats that are filled stays', () => {
    const filled = standard.find(({ key }) => key === FILLED_REASON)!;
    expect([retireRefusal(first!), retireRefusal({ ...first!, retiredAt }), retireRefusal(filled)]).toEqual([
      undefined,
      'reason.retired',
      'reason.needed',
    ]);
    expect([mayWith(first!), mayWith({ ...first!, retiredAt }), mayWith(filled)]).toEqual([
      { do: ['change', 'retire'] },
      { do: ['restore'] },
      { do: ['change'] },
    ]);
  });
});
