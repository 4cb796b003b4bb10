import { describe, expect, it } from '@jest/globals';
import { wavOf } from './wav';

describe('a WAV file', () => {
  it('says what it holds, and holds it', () => {
    const view = new DataView(wavOf(Float32Array.of(0, 0.5, -1, 2)));
    const text = (at: number) => String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));
    expect([0, 8, 12, 36].map(text)).toEqual(['RIFF', 'WAVE', 'fmt ', 'data']);
    expect(view.byteLength).toBe(44 + 8);
    expect(view.getUint32(4, true)).toBe(view.byteLength - 8);
    expect([view.getUint16(22, true), view.getUint32(24, true), view.getUint16(34, true)]).toEqual([1, 16_000, 16]);
    expect(view.getUint32(40, true)).toBe(8);
    expect([0, 1, 2, 3].map((index) => view.getInt16(44 + index * 2, true))).toEqual([0, 16_384, -32_767, 32_767]);
  });
});
