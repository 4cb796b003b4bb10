import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { challengeOf, metadataOf, originFor } from './protected-resource.js';

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

  it('never breaks out of the header it stands in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (host) => {
        const origin = originFor(undefined, { protocol: 'https', host });
        if (origin === undefined) return;
        expect(challengeOf(origin, true)).toMatch(/^Bearer error="invalid_token", resource_metadata="[^"\s,]+"$/);
        expect(new URL(metadataOf(origin).resource).origin).toBe(origin);
      }),
    );
  });
});

describe('the challenge', () => {
  it('calls a token invalid only where there was one', () => {
    const described = 'resource_metadata="https://a.example/.well-known/oauth-protected-resource/api/mcp"';
    expect(challengeOf('https://a.example', false)).toBe(`Bearer ${described}`);
    expect(challengeOf('https://a.example', true)).toBe(`Bearer error="invalid_token", ${described}`);
    expect(challengeOf('https://a.example', true, 'auth.application')).toMatch(
      /^Bearer error="invalid_token", error_description="An application needs a token[^"]+", resource_metadata="[^"]+"$/,
    );
  });
});
