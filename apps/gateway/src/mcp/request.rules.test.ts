import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isBatch, protocolHeaders, VERSIONS } from './request.rules.js';

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
    const named = { ...own, 'mcp-protocol-version': '2025-11-25' };
    expect(protocolHeaders({ ...named, ...others, 'set-cookie': ['a'] })).toEqual(named);
  });

  it('name the version of a request that names none, which is not spoken', () => {
    const { 'mcp-protocol-version': version } = protocolHeaders({});
    expect(version).toBe('2025-03-26');
    expect(VERSIONS).not.toContain(version);
  });
});
