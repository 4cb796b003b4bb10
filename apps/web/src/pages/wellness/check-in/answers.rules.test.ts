import { describe, expect, it } from '@jest/globals';
import { complaintOf, sectionsOf } from './answers.rules';

describe('an instrument on the screen', () => {
  it('asks its scales one after the other', () => {
    expect(sectionsOf('WHO5')).toEqual([{ scale: 'wellbeing', from: 0 }]);
    expect(sectionsOf('CBI')).toEqual([
      { scale: 'personal', from: 0 },
      { scale: 'work', from: 6 },
      { scale: 'client', from: 13 },
    ]);
  });

  it('wants every answer of the WHO-5, and any of the CBI', () => {
    expect(complaintOf('WHO5', [5, 4, 3, 2, null])).toBe('Please answer every question');
    expect(complaintOf('WHO5', [5, 4, 3, 2, 0])).toBeUndefined();
    expect(complaintOf('CBI', Array<null>(19).fill(null))).toBe('Please answer at least one question');
    expect(complaintOf('CBI', [0, ...Array<null>(18).fill(null)])).toBeUndefined();
  });
});
