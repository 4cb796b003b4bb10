import { describe, expect, it } from '@jest/globals';
import { lineOf, momentsOf } from './trend.rules';

const points = [
  { id: 'a', at: '2026-10-01T08:00:00Z', scale: 'wellbeing' as const, score: 60 },
  { id: 'b', at: '2026-10-02T08:00:00Z', scale: 'personal' as const, score: 40 },
  { id: 'b', at: '2026-10-02T08:00:00Z', scale: 'work' as const, score: 55 },
  { id: 'c', at: '2026-10-15T08:00:00Z', scale: 'wellbeing' as const, score: 72 },
];

describe('my trend', () => {
  it('has a moment for each check-in with an instrument, with a value for each scale it scored', () => {
    expect(momentsOf(points, 'WHO5').map(({ scores }) => scores)).toEqual([{ wellbeing: 60 }, { wellbeing: 72 }]);
    expect(momentsOf(points, 'CBI')).toEqual([
      { id: 'b', at: '2026-10-02T08:00:00Z', scores: { personal: 40, work: 55 } },
    ]);
    expect(momentsOf(points, 'mood')).toEqual([]);
  });

  it('says where support begins', () => {
    expect(lineOf('WHO5')).toEqual({ at: 50, side: 'below' });
    expect(lineOf('CBI')).toEqual({ at: 75, side: 'above' });
    expect(lineOf('mood')).toBeUndefined();
  });
});
