import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { JsonScan, withinBounds } from './json-bounds.js';

const bounds = { depth: 3, values: 4 };

/** Text, and the bound it exceeds. */
const texts: readonly [string, 'depth' | 'values' | undefined][] = [
  ['', undefined],
  ['{}', undefined],
  ['[[[]]]', undefined],
  ['[[[[]]]]', 'depth'],
  ['{"a":{"b":{"c":{}}}}', 'depth'],
  ['{"a":1,"b":2,"c":3,"d":4}', undefined],
  ['{"a":1,"b":2,"c":3,"d":4,"e":5}', 'values'],
  ['[{},{},{}]', 'values'],
  ['["[[[[", "{,,,,,,"]', undefined],
  ['["\\"[[[[,,,,,", 1]', undefined],
  ['["\\\\", [[[]]]]', 'depth'],
  ['["\\\\\\"[[[["]', undefined],
  ['["ü€😀[[[[", 1]', undefined],
];

/** Depth and number of values as the parser sees them. */
function measure(value: unknown): { depth: number; values: number } {
  if (typeof value !== 'object' || value === null) return { depth: 0, values: 0 };
  const inner = Object.values(value).map(measure);
  return {
    depth: 1 + Math.max(0, ...inner.map(({ depth }) => depth)),
    values: Math.max(1, inner.length) + inner.reduce((sum, { values }) => sum + values, 0),
  };
}

describe('the bounds of a JSON text', () => {
  it.each(texts)('%s exceeds: %s', (text, exceeded) =>
    expect(new JsonScan(bounds).exceeded(Buffer.from(text))).toBe(exceeded),
  );

  it('are the same however the bytes arrive', () => {
    for (const [text, exceeded] of texts) {
      const scan = new JsonScan(bounds);
      const bytes = [...Buffer.from(text)].map((byte) => Uint8Array.of(byte));
      expect([text, bytes.map((byte) => scan.exceeded(byte)).find((one) => one)]).toEqual([text, exceeded]);
    }
  });

  it('are those of what the parser makes of it', () =>
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat({ max: 6 }), (value, most) => {
        const { depth, values } = measure(value);
        const text = JSON.stringify(value);
        expect(withinBounds(text, { depth: most, values: 1e6 })).toBe(depth <= most);
        expect(withinBounds(text, { depth: 1e6, values: most })).toBe(values <= most);
      }),
    ));
});
