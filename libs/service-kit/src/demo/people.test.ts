import { describe, expect, it } from '@jest/globals';
import { demoOrganizations } from './organizations.js';
import { demoPeople } from './people.js';

describe.each(demoOrganizations)('the people of $slug', (organization) => {
  const people = demoPeople(organization);

  it('are told apart by their names and their addresses', () => {
    const names = people.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(new Set(people.map(({ email }) => email)).size).toBe(people.length);
  });
});
