import { describe, expect, it } from '@jest/globals';
import { RequestFigures } from './request-figures.js';

const MINUTE = 60_000;
const NOON = Date.UTC(2026, 10, 23, 12);

describe('figures of requests', () => {
  it('are none before anybody asked', () => {
    expect(new RequestFigures().summary(60, NOON)).toEqual({ requests: 0, failed: 0, p50Ms: null, p95Ms: null });
  });

  it('count what failed on our side, and tell times within a quarter', () => {
    const figures = new RequestFigures();
    for (let at = 0; at < 100; at += 1) figures.add(at < 3 ? 503 : at < 6 ? 404 : 200, at < 90 ? 10 : 900, NOON);
    const { requests, failed, p50Ms, p95Ms } = figures.summary(60, NOON);
    expect([requests, failed]).toEqual([100, 3]);
    expect(p50Ms! >= 10 && p50Ms! <= 12.5).toBe(true);
    expect(p95Ms! >= 900 && p95Ms! <= 1125).toBe(true);
  });

  it('forget what is older than asked for, and than a day', () => {
    const figures = new RequestFigures();
    figures.add(200, 5, NOON);
    figures.add(200, 5, NOON + 90 * MINUTE);
    expect(figures.summary(60, NOON + 90 * MINUTE).requests).toBe(1);
    expect(figures.summary(24 * 60, NOON + 90 * MINUTE).requests).toBe(2);
    figures.add(200, 5, NOON + 24 * 60 * MINUTE);
    expect(figures.summary(24 * 60, NOON + 24 * 60 * MINUTE).requests).toBe(2);
  });

  it('keep what takes longer than anything', () => {
    const figures = new RequestFigures();
    figures.add(504, 600_000, NOON);
    expect(figures.summary(1, NOON).p95Ms).toBeGreaterThan(50_000);
  });
});
