import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { closest } from './closest.rules.js';

const known = [
  'Negotiation',
  'Active listening',
  'Incident response',
  'Time management',
  'Management of personnel resources',
];
const skills = known.map((name) => ({ name }));
const found = (written: string | undefined) => closest(skills, written).map(({ name }) => name);

describe('a skill that is written down', () => {
  it.each([
    ['negotiation', 'Negotiation'],
    ['NEGOTIATING', 'Negotiation'],
    ['listening', 'Active listening'],
    ['respond to incidents', 'Incident response'],
    ['managing time', 'Time management'],
    ['management personnel', 'Management of personnel resources'],
  ])('%s means %s', (written, name) => expect(found(written)[0]).toBe(name));

  it('is none of those it does not look like', () => expect(found('watercolours')).toEqual([]));

  it('is any of them, by name, where nothing is written', () => expect(found(undefined)).toEqual(known.toSorted()));

  it('is found by its own name before every other', () =>
    fc.assert(
      fc.property(fc.constantFrom(...known), (name) => {
        expect(found(name)[0]).toBe(name);
      }),
    ));
});
