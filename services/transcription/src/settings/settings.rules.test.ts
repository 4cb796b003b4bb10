import { describe, expect, it } from '@jest/globals';
import { refusalOf, statusOf } from './settings.rules.js';

const baseUrl = 'https://speech.example/v1';
const known = { baseUrl, version: 3, sealedKey: 'sealed' };

describe('a speech endpoint', () => {
  it.each([
    ['the first one', { baseUrl }, null, undefined],
    ['a first one that replaces something', { baseUrl, version: 1 }, null, 'resource.stale'],
    ['the same again', { baseUrl, version: 3 }, known, undefined],
    ['one somebody else has changed', { baseUrl, version: 2 }, known, 'resource.stale'],
    ['one that was there already', { baseUrl }, known, 'resource.stale'],
    ['another spelling of the address', { baseUrl: `${baseUrl}/`, version: 3 }, known, undefined],
    ['another address', { baseUrl: 'https://other.example/v1', version: 3 }, known, 'provider.key'],
    ['another address and its key', { baseUrl: 'https://other.example/v1', version: 3, key: 'k' }, known, undefined],
    [
      'another address, never any key',
      { baseUrl: 'https://b.example', version: 3 },
      { ...known, sealedKey: null },
      undefined,
    ],
  ])('%s', (_, next, before, refusal) => {
    expect(refusalOf(next, before)).toBe(refusal);
  });

  it.each([
    [{ enabled: false, lastError: 'It failed', proven: true }, 'disabled'],
    [{ enabled: true, lastError: 'It failed', proven: true }, 'failing'],
    [{ enabled: true, lastError: null, proven: false }, 'untested'],
    [{ enabled: true, lastError: null, proven: true }, 'ready'],
  ] as const)('%j is %s', (state, status) => {
    expect(statusOf(state)).toBe(status);
  });
});
