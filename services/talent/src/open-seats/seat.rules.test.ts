import { describe, expect, it } from '@jest/globals';
import { positionStatuses } from '@talent-os/contracts/talent/seats.js';
import { assignRefusal, holdRefusal, mayWith } from './seat.rules.js';

describe('an open seat', () => {
  it.each([
    ['open', true, undefined],
    ['open', false, 'seat.state'],
    ['on_hold', false, undefined],
    ['on_hold', true, 'seat.state'],
    ['filled', true, 'seat.closed'],
    ['closed', false, 'seat.closed'],
  ] as const)('that is %s is put on hold (%s): %s', (status, onHold, refusal) =>
    expect(holdRefusal(status, onHold)).toBe(refusal),
  );

  it('is given to who hires in its industry alone', () => {
    expect(assignRefusal('on_hold', 'dana', ['dana'])).toBeUndefined();
    expect(assignRefusal('open', 'amara', ['dana'])).toBe('seat.owner');
    expect(assignRefusal('filled', 'dana', ['dana'])).toBe('seat.closed');
  });

  it('says what may be done with it as it is refused', () => {
    for (const status of ['open', 'on_hold'] as const)
      for (const to of positionStatuses.filter((one) => one === 'open' || one === 'on_hold'))
        expect(mayWith(status).to.includes(to)).toBe(!holdRefusal(status, to === 'on_hold'));
  });
});
