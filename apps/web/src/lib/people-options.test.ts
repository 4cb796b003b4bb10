import { describe, expect, it } from '@jest/globals';
import { peopleOptions } from './people-options';

const person = (id: string, name: string, title: string) => ({ id, name, title });

describe('people to choose from', () => {
  it('are called by their name alone, where nobody shares it', () => {
    expect(peopleOptions([person('a', 'Ava Moreno', 'Security analyst')])).toEqual([
      { value: 'a', label: 'Ava Moreno' },
    ]);
  });

  it('carry a word that tells them apart, where two have one name', () => {
    const people = [
      person('a', 'Anton Cohen', 'Security analyst'),
      person('b', 'Anton Cohen', 'Account executive'),
      person('c', 'Ava Moreno', 'Security analyst'),
      person('d', 'Ravi Lund', 'Registered nurse'),
      person('e', 'Ravi Lund', 'Registered nurse'),
    ];
    expect(peopleOptions(people).map(({ label }) => label)).toEqual([
      'Anton Cohen, Security analyst',
      'Anton Cohen, Account executive',
      'Ava Moreno',
      'Ravi Lund, Registered nurse (1)',
      'Ravi Lund, Registered nurse (2)',
    ]);
  });
});
