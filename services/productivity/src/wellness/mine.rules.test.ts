import { describe, expect, it } from '@jest/globals';
import { clockIn } from '../clock.js';
import { mineOf } from './mine.rules.js';

const TODAY = '2026-11-20';
const who5 = (at: string, score: number) => ({
  instrument: 'WHO5' as const,
  scores: [{ scale: 'wellbeing' as const, score }],
  at: `${at}T09:00:00Z`,
});
const mine = (latest: readonly ReturnType<typeof who5>[], skipped: readonly string[] = []) =>
  mineOf(
    latest,
    skipped.map((at) => ({ instrument: 'WHO5' as const, at: `${at}T09:00:00Z` })),
    clockIn('UTC', new Date(`${TODAY}T12:00:00Z`)),
  );
const first = (answer: ReturnType<typeof mine>) => answer.instruments[0]!;

describe('my well-being', () => {
  it('starts with everything due but the mood, and nothing known', () => {
    expect(mine([]).instruments.map(({ instrument, due, lastAt }) => [instrument, due, lastAt])).toEqual([
      ['WHO5', true, null],
      ['CBI', true, null],
      ['mood', false, null],
    ]);
  });

  it('is the latest score, with its change since the one before', () => {
    expect(first(mine([who5('2026-11-15', 64), who5('2026-11-01', 52)]))).toEqual({
      instrument: 'WHO5',
      due: false,
      dueOn: '2026-11-29',
      lastAt: '2026-11-15T09:00:00Z',
      scores: [{ scale: 'wellbeing', score: 64, change: 12 }],
    });
    expect(first(mine([who5('2026-11-15', 64)])).scores[0]!.change).toBeNull();
  });

  it('asks for support by the latest score alone', () => {
    expect(mine([who5('2026-11-15', 48), who5('2026-11-01', 80)]).support).toEqual(['wellbeing']);
    expect(mine([who5('2026-11-15', 80), who5('2026-11-01', 48)]).support).toEqual([]);
  });

  it('is not due again after it was left out', () => {
    expect(first(mine([who5('2026-10-01', 64)])).due).toBe(true);
    expect(first(mine([who5('2026-10-01', 64)], [TODAY]))).toMatchObject({ due: false, dueOn: '2026-12-04' });
  });
});
