import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { splitSurrogate, storable, storableValue } from './storable.js';

describe('text that Postgres can keep', () => {
  it('has no NUL and no half pair, and is otherwise unchanged', () => {
    expect(storable('a\0b')).toBe('ab');
    expect(storable('\ud83d!')).toBe('\ufffd!');
    expect(storable('grüße 😀')).toBe('grüße 😀');
  });

  it('is made of every text inside a value', () => {
    const value = { a: ['x\0', 1, null], b: { c: '\udc00' } };
    expect(storableValue(value)).toEqual({ a: ['x', 1, null], b: { c: '\ufffd' } });
  });

  it('is whole however it was cut, when halves are held back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.array(fc.nat()), (whole, cuts) => {
        const places = cuts.map((cut) => cut % (whole.length + 1)).toSorted((a, b) => a - b);
        let half = '';
        let text = '';
        [...places, whole.length].reduce((from, to) => {
          const held = splitSurrogate(half + whole.slice(from, to));
          half = held.half;
          text += storable(held.text);
          return to;
        }, 0);
        expect(text).toBe(storable(whole));
      }),
    );
  });
});
