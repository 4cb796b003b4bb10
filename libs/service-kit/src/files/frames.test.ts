import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DamagedFile, FRAME, openFrames, sealFrames } from './frames.js';

const key = randomBytes(32);

async function all(source: AsyncIterable<Uint8Array>): Promise<Buffer[]> {
  const parts: Buffer[] = [];
  for await (const part of source) parts.push(Buffer.from(part));
  return parts;
}
async function* from(parts: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* parts;
}
const sealed = (content: Buffer, file = 'a') => all(sealFrames(from([content]), key, file));
const opened = async (frames: readonly Buffer[], file = 'a') =>
  Buffer.concat(await all(openFrames(from(frames), key, file)));

describe('a file in frames', () => {
  it('comes back as it was, however it arrived and however long it is', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(fc.nat(200), fc.constantFrom(FRAME - 1, FRAME, FRAME + 1, 3 * FRAME)), { maxLength: 6 }),
        async (sizes) => {
          const parts = sizes.map((size) => randomBytes(size));
          const frames = await all(sealFrames(from(parts), key, 'a'));
          expect((await opened(frames)).equals(Buffer.concat(parts))).toBe(true);
          expect(Math.max(...frames.map(({ length }) => length))).toBeLessThanOrEqual(FRAME + 16);
        },
      ),
      { numRuns: Number(process.env.FC_RUNS ?? 40) },
    );
  });

  it('does not open changed, cut off, reordered, lengthened, or as another file', async () => {
    const frames = await sealed(randomBytes(3 * FRAME + 5));
    const flipped = frames.map((frame) => Buffer.from(frame));
    flipped[1]![7]! ^= 1;
    const [first, second, third] = frames as [Buffer, Buffer, Buffer];
    for (const broken of [
      flipped,
      frames.slice(0, -1),
      [second, first, third],
      [...frames, first],
      [],
      [Buffer.alloc(3)],
    ])
      await expect(opened(broken)).rejects.toThrow(DamagedFile);
    await expect(opened(frames, 'b')).rejects.toThrow(DamagedFile);
  });

  it('tells nothing of its content', async () => {
    const content = Buffer.from('the patient said '.repeat(1_000));
    expect(Buffer.concat(await sealed(content)).includes('patient')).toBe(false);
  });
});
