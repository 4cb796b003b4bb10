import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isBatch, protocolHeaders } from './request.rules.js';

describe('a batch', () => {
  it('is a list, however it is spaced', () => {
    const blank = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\r', '\uFEFF') });
    fc.assert(
      fc.property(blank, fc.jsonValue(), (before, value) => {
        const text = before + JSON.stringify(value);
        expect(isBatch(Buffer.from(text))).toBe(Array.isArray(value));
      }),
    );
  });
});

describe('the headers that are passed on', () => {
  it('are those of the protocol', () => {
    const own = { 'content-type': 'application/json', accept: '*/*', 'mcp-method': 'tools/call' };
    const others = { authorization: 'Bearer secret', cookie: 'a=b', host: 'x', 'x-mcp-method': 'y' };
    expect(protocolHeaders({ ...own, ...others, 'set-cookie': ['a'] })).toEqual(own);
  });
});
