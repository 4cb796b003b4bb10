import { isLast, type Frame } from '@talent-os/contracts/chat/frames.js';
import type { Sequenced } from '@talent-os/service-kit';

/**
 * The frames of a run as they are kept beside its answer, in order from 1. A `text-delta` is only its length, in UTF-16
 * units: its text is the next piece of the answer, which is stored once.
 */
export type PackedFrames = readonly (number | Frame)[];

export const pack = (frames: readonly Sequenced<Frame>[]): PackedFrames =>
  frames.map(({ frame }) => (frame.type === 'text-delta' ? frame.delta.length : frame));

/** The frames after a sequence number, as they were streamed: the one that ends the run says so. */
export function unpack(packed: PackedFrames, content: string, after: number): Sequenced<Frame>[] {
  const frames: Sequenced<Frame>[] = [];
  let from = 0;
  packed.forEach((one, index) => {
    const to = from + (typeof one === 'number' ? one : 0);
    const frame: Frame = typeof one === 'number' ? { type: 'text-delta', delta: content.slice(from, to) } : one;
    if (index >= after) frames.push(numbered(index + 1, frame));
    from = to;
  });
  return frames;
}

const numbered = (seq: number, frame: Frame): Sequenced<Frame> =>
  isLast(frame) ? { seq, frame, last: true } : { seq, frame };

/**
 * What a reader of a finished run has yet to see. A person who followed a run whose service was killed may have seen
 * a little more than was kept: they are told the end at the number after theirs.
 */
export function remaining(packed: PackedFrames, content: string, after: number): Sequenced<Frame>[] {
  const end = packed.at(-1);
  if (after <= packed.length) return unpack(packed, content, after);
  return end === undefined || typeof end === 'number' ? [] : [numbered(after + 1, end)];
}

/** The frames from 1 up to the first gap. */
export function upToFirstGap(frames: readonly Sequenced<Frame>[]): Sequenced<Frame>[] {
  const gap = frames.findIndex(({ seq }, index) => seq !== index + 1);
  return gap === -1 ? [...frames] : frames.slice(0, gap);
}

/** The text of an answer: its `text-delta` frames put together. */
export const textOf = (frames: readonly Sequenced<Frame>[]): string =>
  frames.map(({ frame }) => (frame.type === 'text-delta' ? frame.delta : '')).join('');
