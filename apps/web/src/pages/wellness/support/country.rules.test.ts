import { describe, expect, it } from '@jest/globals';
import { countries, countryOf, dial } from './country.rules';
import { lines } from './lines.data';

describe('the country of a crisis line', () => {
  it.each([
    ['GB', ['en-US'], 'GB'],
    [null, ['en', 'de-AT'], 'AT'],
    [null, ['en'], undefined],
    [null, ['not a language'], undefined],
    ['XX', ['fr-FR'], 'FR'],
    ['constructor', [], undefined],
  ])('chosen %p with %p is %p', (chosen, languages, expected) => {
    expect(countryOf(chosen, languages)).toBe(expected);
  });

  it('has numbers that can be dialled', () => {
    expect(countries).toHaveLength(Object.keys(lines).length);
    for (const { number, emergency } of Object.values(lines)) {
      expect(dial(number)).toMatch(/^tel:\d{3,11}$/);
      expect(dial(emergency)).toMatch(/^tel:\d{3}$/);
    }
  });
});
