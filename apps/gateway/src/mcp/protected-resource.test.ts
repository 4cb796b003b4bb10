import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { originFor } from '../http/origin.js';
import { challengeOf, metadataOf } from './protected-resource.js';

describe('the origin of a request', () => {
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
