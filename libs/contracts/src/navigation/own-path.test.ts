import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ownPath } from './own-path.js';

const origin = 'https://talent.example';

describe('an address of this product', () => {
  it.each([
    ['/sales?period=last#top', '/sales?period=last#top'],
    ['https://talent.example/sales', '/sales'],
    ['sales', '/sales'],
    ['/sales/../cyber', '/cyber'],
    ['#top', '/#top'],
    ['/say/what://was', '/say/what://was'],
  ])('%s', (address, path) => {
    expect(ownPath(address, origin)).toBe(path);
  });

  it.each([
    'https://elsewhere.example/sales',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'https://talent.example@elsewhere.example',
    'http://talent.example/sales',
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:someone@talent.example',
    'https://',
    '/.//elsewhere.example/y',
    '/..//elsewhere.example/y',
    '/%2e//elsewhere.example/y',
    '/%2E%2e//elsewhere.example',
    '/sales/..//elsewhere.example',
    'https://talent.example//elsewhere.example',
    '/\t/elsewhere.example',
    '/%0d%0a//elsewhere.example',
    '/\u{202e}/elsewhere.example',
    '',
    undefined,
    null,
  ])('is none: %s', (address) => {
    expect(ownPath(address, origin)).toBeUndefined();
  });

  it('leads to this product however often it is read, and whoever reads it', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '.',
      '..',
      '%2e',
      '%2F',
      '\\',
      '@',
      ':',
      '?',
      '#',
      'a',
      'evil.example',
      ' ',
      '\t',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const path = ownPath(`/${pieces.join('')}`, origin);
        if (path === undefined) return;
        expect(new URL(path, origin).origin).toBe(origin);
        expect(ownPath(path, origin)).toBe(path);
      }),
      { numRuns: 2_000 },
    );
  });
});
