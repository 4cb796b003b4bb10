import { describe, expect, it } from '@jest/globals';
import { admissionOf, messageOf, waitOf } from './admission.rules.js';

describe('a registration becomes an account', () => {
  it.each([
    [true, false, 'by mail'],
    [true, true, 'by mail'],
    [false, false, 'by hand'],
    [false, true, 'at once'],
  ] as const)('with a mail server %s and in the demo %s %s', (server, demo, admission) =>
    expect(admissionOf(server, demo)).toBe(admission),
  );

  it('and who registers reads which of them, in words of its own', () =>
    expect(new Set(Object.values(messageOf)).size).toBe(3));

  it('within days where somebody has to be asked, soon after its link otherwise', () => {
    expect(waitOf('by hand')).toBeGreaterThan(waitOf('by mail'));
    expect(waitOf('by mail')).toBeGreaterThan(24 * 60 * 60_000);
  });
});
