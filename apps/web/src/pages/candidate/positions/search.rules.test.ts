import { describe, expect, it } from '@jest/globals';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { PositionSearch } from '@talent-os/contracts/talent/position-searches';
import { addressOf, keptAs } from './search.rules';

const open = { search: null, location: null, industry: null, remote: false, payFrom: null, alert: 'daily' as const };

describe('a search that is kept', () => {
  it('leads to what it narrows down, and to nothing more', () => {
    expect(addressOf(fixtureOf(PositionSearch, open))).toBe('/candidate?view=positions');
    const narrow = { ...open, search: 'charge nurse', location: 'Chicago', remote: true, payFrom: 6_000_000 };
    expect(addressOf(fixtureOf(PositionSearch, narrow))).toBe(
      '/candidate?view=positions&search=charge+nurse&location=Chicago&remote=true&payFrom=6000000',
    );
  });

  it('is kept anew as it was', () => {
    const name = 'Nights';
    expect(keptAs(fixtureOf(PositionSearch, { ...open, name }))).toEqual({ name, alert: 'daily', remote: false });
    expect(keptAs(fixtureOf(PositionSearch, { ...open, name, payFrom: 0, location: 'Boston' }))).toEqual({
      name,
      alert: 'daily',
      remote: false,
      payFrom: 0,
      location: 'Boston',
    });
  });
});
