import { describe, expect, it } from '@jest/globals';
import { nextLook } from './alert.rules.js';

const now = new Date('2026-11-27T08:00:00Z');

describe('a search that is kept', () => {
  it.each([
    ['daily', '2026-11-28T08:00:00.000Z'],
    ['weekly', '2026-12-04T08:00:00.000Z'],
  ] as const)('is looked through %s', (alert, next) => expect(nextLook(alert, now)?.toISOString()).toBe(next));

  it('is never looked through where nobody wants to be told', () => expect(nextLook('off', now)).toBeUndefined());
});
