import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { challengeOf, metadataOf, originOf } from './protected-resource.js';

describe('the origin of a request', () => {
  it.each([
    ['http', '127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['https', 'Talent.Example', 'https://talent.example'],
    ['https', 'talent.example:443', 'https://talent.example'],
    ['http', '[::1]:8080', 'http://[::1]:8080'],
  ])('of %s and %s is %s', (protocol, host, origin) => {
    expect(originOf(protocol, host)).toBe(origin);
  });

  it.each([undefined, '', 'a"b', 'a b', 'user@host', 'host/path', 'host?x', 'host:99999', '[::1', 'a\r\nb'])(
    'is nothing for %p',
    (host) => {
      expect(originOf('http', host)).toBeUndefined();
    },
  );

  it('never breaks out of the header it stands in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (host) => {
        const origin = originOf('https', host);
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
