import { describe, expect, it } from '@jest/globals';
import {
  asksMore,
  changedSettings,
  locksOut,
  loosenedSettings,
  type SignInSettings,
} from './sign-in-settings.rules.js';

const before: SignInSettings = {
  sessionIdleMinutes: 60,
  secondFactor: 'administrators',
  allowedNetworks: ['203.0.113.0/24'],
};
const loosened = (after: Partial<SignInSettings>, from = before) => loosenedSettings(from, { ...from, ...after });

describe('a change of the settings loosens', () => {
  it.each([
    ['nothing where nothing changes', {}, []],
    ['the idle end, where it comes later', { sessionIdleMinutes: 61 }, ['sessionIdleMinutes']],
    ['nothing where it comes earlier', { sessionIdleMinutes: 15 }, []],
    ['the second factor, where fewer need it', { secondFactor: 'off' }, ['secondFactor']],
    ['nothing where more need it', { secondFactor: 'everybody' }, []],
    ['the networks, where one more is named', { allowedNetworks: ['203.0.113.0/24', '::/0'] }, ['allowedNetworks']],
    ['the networks, where none is named any more', { allowedNetworks: [] }, ['allowedNetworks']],
  ] as const)('%s', (_, after, parts) => expect(loosened(after)).toEqual(parts));

  it('nothing where networks are named for the first time, or fewer', () => {
    expect(loosened({ allowedNetworks: ['203.0.113.0/24'] }, { ...before, allowedNetworks: [] })).toEqual([]);
    const two = { ...before, allowedNetworks: ['203.0.113.0/24', '198.51.100.0/24'] };
    expect(loosened({ allowedNetworks: ['198.51.100.0/24'] }, two)).toEqual([]);
  });
});

describe('what changed', () => {
  it('is named part by part, whatever the order of networks', () => {
    const two = { ...before, allowedNetworks: ['203.0.113.0/24', '::/0'] };
    expect(changedSettings(two, { ...two, allowedNetworks: ['::/0', '203.0.113.0/24'] })).toEqual([]);
    expect(changedSettings(two, { ...before, sessionIdleMinutes: 15, secondFactor: 'off' })).toEqual([
      'sessionIdleMinutes',
      'secondFactor',
      'allowedNetworks',
    ]);
  });
});

describe('a policy', () => {
  it('asks more where it reaches more people', () => {
    expect(asksMore('off', 'administrators')).toBe(true);
    expect(asksMore('administrators', 'everybody')).toBe(true);
    expect(asksMore('everybody', 'everybody')).toBe(false);
    expect(asksMore('everybody', 'off')).toBe(false);
  });

  it('locks its author out where their own network is not among those it names', () => {
    expect(locksOut(before, '198.51.100.9')).toBe(true);
    expect(locksOut(before, '203.0.113.9')).toBe(false);
    expect(locksOut({ allowedNetworks: [] }, undefined)).toBe(false);
  });
});
