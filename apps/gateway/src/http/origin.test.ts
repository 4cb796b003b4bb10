import { describe, expect, it } from '@jest/globals';
import { knownOrigin, originFor } from './origin.js';

describe('the origin of a request', () => {
  it.each([
    ['http', '127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['https', 'Talent.Example', 'https://talent.example'],
    ['https', 'talent.example:443', 'https://talent.example'],
    ['http', '[::1]:8080', 'http://[::1]:8080'],
  ])('of %s and %s is %s', (protocol, host, origin) => {
    expect(originFor(undefined, { protocol, host })).toBe(origin);
  });

  it.each([undefined, '', 'a"b', 'a b', 'user@host', 'host/path', 'host?x', 'host:99999', '[::1', 'a\r\nb'])(
    'is nothing for %p',
    (host) => {
      expect(originFor(undefined, { protocol: 'http', host })).toBeUndefined();
    },
  );

  it.each(['evil.example', 'talent.example:8080'])(
    'is where the installation says it is, whatever host is named: %p',
    (host) => {
      expect(originFor('https://talent.example/', { protocol: 'http', host })).toBe('https://talent.example');
    },
  );

  it('is this machine for who asks there', () => {
    const local = { protocol: 'http', host: '127.0.0.1:8080' };
    expect(originFor('https://talent.example', local)).toBe('http://127.0.0.1:8080');
  });

  it('is what others have written down, also on this machine', () => {
    const local = { protocol: 'http', host: '127.0.0.1:8080' };
    expect(knownOrigin('https://talent.example/', local)).toBe('https://talent.example');
    expect(knownOrigin(undefined, local)).toBe('http://127.0.0.1:8080');
    expect(knownOrigin(undefined, { protocol: 'http', host: 'a b' })).toBeUndefined();
  });
});
