import { describe, expect, it } from '@jest/globals';
import { decideSetUp, slugOf } from './setup.rules.js';

const EMPTY = { organizations: 0, named: undefined, owner: undefined };
const MADE = { organizations: 1, named: 'a', owner: { organizationId: 'a', hasPassword: false } };

describe('setup', () => {
  it.each([
    ['an empty installation', EMPTY, false, { act: 'create' }],
    ['the same again before its link was used', MADE, false, { act: 'link again' }],
    ['one more that was asked for', { ...EMPTY, organizations: 2 }, true, { act: 'create' }],
  ])('serves %s', (_, found, another, decision) => expect(decideSetUp(found, another)).toEqual(decision));

  it.each([
    ['an installation in use', { ...EMPTY, organizations: 1 }, false, /--another/],
    [
      'an administrator who has a password',
      { ...MADE, owner: { organizationId: 'a', hasPassword: true } },
      true,
      /name/,
    ],
    ['a name that is taken', { ...MADE, owner: undefined }, true, /name/],
    [
      'an address of another organization',
      { ...EMPTY, owner: { organizationId: 'b', hasPassword: false } },
      true,
      /address/,
    ],
  ])('refuses %s', (_, found, another, why) =>
    expect(decideSetUp(found, another)).toEqual({ refused: expect.stringMatching(why) }),
  );

  it.each([
    ['Harbor Health & Söhne', 'harbor-health-sohne'],
    ['  --  ', ''],
    ['日本', ''],
  ])('calls %j %j in addresses', (name, slug) => expect(slugOf(name)).toBe(slug));
});
