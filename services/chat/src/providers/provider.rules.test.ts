import { describe, expect, it } from '@jest/globals';
import { endingOf, hubOf, maySee, refusalOf, statusOf } from './provider.rules.js';

const old = { baseUrl: 'https://api.example.com/v1' };
const next = {
  baseUrl: 'https://api.example.com/v1',
  allowedHubs: ['general'],
  baaSigned: false,
  phi: 'placeholder' as const,
};

describe('a provider is refused', () => {
  it.each([
    [
      'for health hubs without a signed agreement',
      { ...next, allowedHubs: ['healthtech'] },
      'k',
      undefined,
      'provider.baa',
    ],
    [
      'for wellness without a signed agreement',
      { ...next, allowedHubs: ['sales', 'wellness'] },
      'k',
      old,
      'provider.baa',
    ],
    ['with a new address and no key', { ...next, baseUrl: 'https://evil.example/v1' }, undefined, old, 'provider.key'],
    [
      'never for health hubs with one',
      { ...next, allowedHubs: ['healthtech'], baaSigned: true },
      'k',
      undefined,
      undefined,
    ],
    [
      'for health hubs while it is kept from all that is personal',
      { ...next, allowedHubs: ['healthtech'], baaSigned: true, phi: 'block' },
      'k',
      undefined,
      'provider.phi',
    ],
    ['where it is sent everything as it is without one', { ...next, phi: 'off' }, 'k', undefined, 'provider.plain'],
    ['never for that with one', { ...next, phi: 'off', baaSigned: true }, 'k', undefined, undefined],
    ['never with a new address and a key', { ...next, baseUrl: 'https://new.example/v1' }, 'k', old, undefined],
    [
      'never with the same address in another spelling',
      { ...next, baseUrl: 'https://api.example.com/v1/' },
      undefined,
      old,
      undefined,
    ],
  ] as const)('%s', (_, after, key, before, refusal) => expect(refusalOf(after, key, before)).toBe(refusal));
});

const fine = { enabled: true, spent: 0, monthlyBudget: 100, lastError: null, proven: true };

describe('the status of a provider', () => {
  it.each([
    ['ready', fine],
    ['untested', { ...fine, proven: false }],
    ['failing', { ...fine, lastError: 'It failed to answer' }],
    ['spent', { ...fine, spent: 100, lastError: 'It failed to answer' }],
    ['spent', { ...fine, monthlyBudget: 0 }],
    ['disabled', { ...fine, enabled: false, spent: 100 }],
  ])('%s', (status, condition) => expect(statusOf(condition)).toBe(status));
});

describe('what a provider may see', () => {
  const provider = { allowedHubs: ['general', 'healthtech'], baaSigned: false, phi: 'placeholder' as const };
  it.each([
    ['general', false, false, true],
    ['general', true, false, false],
    ['general', true, true, true],
    ['healthtech', false, false, false],
    ['healthtech', false, true, true],
    ['sales', false, true, false],
  ])('in %s, health information %s, agreement signed %s: %s', (hub, health, baaSigned, may) => {
    expect(maySee({ ...provider, baaSigned }, hub, health)).toBe(may);
  });

  it('of an unknown context is what it may see in general', () => {
    expect(hubOf('somewhere', ['general', 'sales'])).toBe('general');
    expect(hubOf('sales', ['general', 'sales'])).toBe('sales');
  });
});

describe('the end of a key', () => {
  it('is shown of long keys only', () => {
    expect(endingOf('sk-0123456789abcd')).toBe('abcd');
    expect(endingOf('short-key')).toBeNull();
  });
});
