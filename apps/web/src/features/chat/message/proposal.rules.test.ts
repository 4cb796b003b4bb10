import { describe, expect, it } from '@jest/globals';
import { stateAt, timeLeft } from './proposal.rules';

const expiresAt = '2026-11-20T10:05:00.000Z';
const at = (time: string) => Date.parse(`2026-11-20T${time}Z`);

describe('a proposal', () => {
  it.each([
    ['waiting', '10:04:59', 'waiting'],
    ['waiting', '10:05:00', 'expired'],
    ['approved', '11:00:00', 'approved'],
    ['declined', '11:00:00', 'declined'],
    ['failed', '11:00:00', 'failed'],
  ] as const)('%s is at %s %s', (state, time, now) => expect(stateAt({ state, expiresAt }, at(time))).toBe(now));

  it.each([
    ['10:00:00', '5:00'],
    ['10:00:55', '4:05'],
    ['10:04:59.500', '0:01'],
    ['10:06:00', '0:00'],
  ])('has at %s still %s', (time, left) => expect(timeLeft(expiresAt, at(time))).toBe(left));
});
