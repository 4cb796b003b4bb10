import { describe, expect, it } from '@jest/globals';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { Availability } from '@talent-os/contracts/talent/availability';
import { saidIn, valuesOf } from './values.rules';

describe('the form of availability', () => {
  it.each([
    { startOn: null, payFloor: null },
    { startOn: '2027-01-04', payFloor: 7_250_000 },
  ])('says what it was told: %j', (given) => {
    const { confirmedAt: _, stale: __, ...said } = fixtureOf(Availability, given);
    expect(saidIn(valuesOf(fixtureOf(Availability, given), 'USD'), 'USD')).toEqual(said);
  });

  it('begins with what is usual, and no pay', () =>
    expect(saidIn(valuesOf(null, 'USD'), 'USD')).toMatchObject({ noticeDays: 14, hoursPerWeek: 40, payFloor: null }));
});
