import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { hashOf, newFeedToken, parseFeedToken } from './feed-token.js';

const ids = ['0192a000-0000-7000-8000-000000000001', '0192a000-0000-7000-8000-000000000002'] as const;

describe('a token of a calendar feed', () => {
  it('says whose calendar it opens, with or without the ending', () => {
    const token = newFeedToken(...ids);
    const read = { organizationId: ids[0], userId: ids[1], hash: hashOf(token) };
    expect([parseFeedToken(token), parseFeedToken(`${token}.ics`)]).toEqual([read, read]);
    expect(newFeedToken(...ids)).not.toBe(token);
    expect(token).toMatch(/^[\w-]{86}$/);
  });

  it('is read in its one spelling only, and nothing else is one', () => {
    const token = newFeedToken(...ids);
    for (const other of [`${token}=`, `${token} `, token.slice(1), '', '.ics', 'x'.repeat(86)])
      expect(parseFeedToken(other)?.hash === hashOf(token)).toBe(false);
    fc.assert(fc.property(fc.string(), (text) => parseFeedToken(text) === undefined));
  });
});
