import { describe, expect, it } from '@jest/globals';
import { readAddresses } from './address-list.rules';

describe('a list of addresses', () => {
  it.each([
    ['ana@clinic.example', [{ email: 'ana@clinic.example' }]],
    [' Ana Ruiz <Ana@Clinic.example> ', [{ email: 'ana@clinic.example', name: 'Ana Ruiz' }]],
    ['"Ruiz, no" <a@b.example>', undefined],
    ['Ana Ruiz\tana@clinic.example', [{ email: 'ana@clinic.example', name: 'Ana Ruiz' }]],
    [
      'a@b.example, c@d.example; e@f.example\n',
      ['a@b.example', 'c@d.example', 'e@f.example'].map((email) => ({ email })),
    ],
    ['a@b.example\nA@B.example', [{ email: 'a@b.example' }]],
  ])('%j', (text, people) => {
    const read = readAddresses(text);
    if (people) expect(read).toEqual({ people });
    else expect(read.fault).toMatch(/no e-mail address/);
  });

  it.each([
    ['', 'Please enter at least one e-mail address'],
    ['ana', 'This is no e-mail address: ana'],
    ['a@b', 'This is no e-mail address: a@b'],
    [
      Array.from({ length: 201 }, (_, at) => `a${at}@b.example`).join('\n'),
      'At most 200 people at once: these are 201',
    ],
  ])('%j says what is wrong', (text, fault) => {
    expect(readAddresses(text).fault).toBe(fault);
  });
});
