import { createCipheriv, createDecipheriv } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const TAG = 16;
/** Bytes of content in a frame; only the last one holds less. */
export const FRAME = 64 * 1024;

/** Frames that do not open: changed, cut off, in another order, or of another file. */
export class DamagedFile extends Error {
  override readonly name = 'Damaged';
}

/**
 * Encrypts a stream into frames (AES-256-GCM), each of which is bound to its file, its place and whether it is the last.
 * The key must be the file's own: places number the frames' nonces. A frame is good until the next one is asked for: the
 * same memory serves all of them, because what is thrown away of many large files at once would be most of a process.
 */
export async function* sealFrames(
  source: AsyncIterable<Uint8Array>,
  key: Buffer,
  file: string,
): AsyncGenerator<Buffer, void> {
  let index = 0;
  const sealed = Buffer.allocUnsafeSlow(FRAME + TAG);
  for await (const { frame, last } of withLast(inFrames(source))) {
    const cipher = createCipheriv(CIPHER, key, nonceOf(index, last)).setAAD(Buffer.from(file));
    cipher.update(frame).copy(sealed);
    cipher.final();
    cipher.getAuthTag().copy(sealed, frame.length);
    yield sealed.subarray(0, frame.length + TAG);
    index += 1;
  }
}

/** The content of frames that `sealFrames` made of this file. Throws `DamagedFile`, before the end at the latest. */
export async function* openFrames(
  frames: AsyncIterable<Uint8Array>,
  key: Buffer,
  file: string,
): AsyncGenerator<Buffer, void> {
  let index = 0;
  for await (const { frame, last } of withLast(frames)) {
    yield open(frame, key, nonceOf(index, last), file);
    index += 1;
  }
  if (index === 0) throw new DamagedFile('there are no frames');
}

function open(frame: Uint8Array, key: Buffer, nonce: Buffer, file: string): Buffer {
  try {
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG })
      .setAAD(Buffer.from(file))
      .setAuthTag(frame.subarray(frame.length - TAG));
    const content = decipher.update(frame.subarray(0, frame.length - TAG));
    decipher.final();
    return content;
  } catch (error) {
    throw new DamagedFile('a frame does not open', { cause: error });
  }
}

/** The first byte says whether a frame is the last, so that nothing opens that was cut off between frames. */
function nonceOf(index: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt8(last ? 1 : 0, 0);
  nonce.writeUInt32BE(index, 8);
  return nonce;
}

/** The same bytes in pieces of `FRAME`; one empty piece where there are none. Two pieces share the memory by turns. */
async function* inFrames(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, void> {
  let frame = Buffer.allocUnsafeSlow(FRAME);
  let other = Buffer.allocUnsafeSlow(FRAME);
  let size = 0;
  for await (const chunk of source) {
    for (let from = 0; from < chunk.length;) {
      const part = chunk.subarray(from, from + FRAME - size);
      frame.set(part, size);
      size += part.length;
      from += part.length;
      if (size < FRAME) continue;
      yield frame;
      [frame, other] = [other, frame];
      size = 0;
    }
  }
  yield frame.subarray(0, size);
}

async function* withLast<T>(source: AsyncIterable<T>): AsyncGenerator<{ readonly frame: T; readonly last: boolean }> {
  let previous: T | undefined;
  for await (const frame of source) {
    if (previous !== undefined) yield { frame: previous, last: false };
    previous = frame;
  }
  if (previous !== undefined) yield { frame: previous, last: true };
}
