import { describe, expect, it } from '@jest/globals';
import { riskLevelOf } from './risk.rules.js';

const quiet = { openCritical: false, openHigh: false, criticalSighted: false, hasData: true, mediumLately: false };

describe('the risk level', () => {
  it.each([
    ['Critical', { openCritical: true, openHigh: true }],
    ['High', { openHigh: true }],
    ['High', { criticalSighted: true, mediumLately: true }],
    ['Medium', { mediumLately: true }],
    ['Medium', { hasData: false }],
    ['Low', {}],
  ] as const)('is %s with %j', (level, facts) => {
    expect(riskLevelOf({ ...quiet, ...facts })).toBe(level);
  });
});
