import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pathOf } from './path-of.js';

describe('the path a request names', () => {
  it.each([
    ['/api/realtime?x=1', '/api/realtime'],
    ['http://elsewhere.example/api/realtime', '/api/realtime'],
    [undefined, '/'],
    ['//', undefined],
    ['http://[', undefined],
  ])('%s', (target, path) => expect(pathOf(target)).toBe(path));

  it('is asked for without a fault, whatever was sent', () =>
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (target) => void pathOf(target))));
});
