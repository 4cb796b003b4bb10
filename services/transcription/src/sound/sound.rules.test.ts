import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { HEAD, secondsOf } from './sound.rules.js';
import { toneOf, wavOf } from './wav.js';

const seconds = (file: Buffer) => secondsOf(file.subarray(0, HEAD), file.length);

/** The head of a FLAC file with this many samples a second and in all. */
function flac(rate: number, samples: number): Buffer {
  const head = Buffer.alloc(42);
  head.write('fLaC', 0, 'latin1');
  head.writeUIntBE(rate << 4, 18, 3);
  head.writeUInt8(Math.floor(samples / 2 ** 32), 21);
  head.writeUInt32BE(samples % 2 ** 32, 22);
  return head;
}

describe('how long a file plays', () => {
  it('is told by a WAV file’s head, and by what is there where the head promises more', () => {
    expect(seconds(toneOf(2))).toBeCloseTo(2);
    expect(seconds(wavOf(new Float32Array(8_000), 8_000))).toBeCloseTo(1);
    const open = toneOf(1);
    open.writeUInt32LE(0xffffffff, 40);
    expect(seconds(open)).toBeCloseTo(1);
    expect(seconds(toneOf(2).subarray(0, 44 + 32_000))).toBeCloseTo(1);
  });

  it('is told by a FLAC file’s head, also beyond 32 bits of samples', () => {
    expect(seconds(flac(16_000, 48_000))).toBe(3);
    expect(seconds(flac(44_100, 44_100 * 360_000))).toBe(360_000);
    expect(seconds(flac(16_000, 0))).toBeNull();
  });

  it('is unknown for anything else, and no head is too strange', () => {
    expect(seconds(Buffer.from('OggS'))).toBeNull();
    fc.assert(
      fc.property(fc.constantFrom('RIFF....WAVE', 'fLaC', ''), fc.uint8Array({ maxLength: 80 }), (start, rest) => {
        const told = seconds(Buffer.concat([Buffer.from(start), rest]));
        expect(told === null || told >= 0).toBe(true);
      }),
    );
  });
});
