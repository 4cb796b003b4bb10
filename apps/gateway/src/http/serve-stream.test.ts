import { describe, expect, it } from '@jest/globals';
import { streamRun } from '@talent-os/contracts/chat/messages';
import { channelOf, frameNumber } from './serve-stream.js';

const runId = 'abcdef01-2345-4678-9abc-def012345678';

describe('the channel of a stream', () => {
  it('is the same for an id in capitals', () => {
    expect(channelOf(streamRun, { runId: runId.toUpperCase() })).toBe(channelOf(streamRun, { runId }));
  });

  it('holds a parameter as one word', () => {
    expect(channelOf(streamRun, { runId: 'a.>.b *' })).toBe(channelOf(streamRun, { runId: 'a___b__' }));
  });
});

describe('the frame a reader had last', () => {
  it.each([
    ['7', 7],
    [undefined, 0],
    ['9007199254740991', 0],
    ['2147483647', 2_147_483_647],
    ['2147483648', 0],
    ['-1', 0],
    ['1.5', 0],
    ['x', 0],
  ])('is, of %p, %d', (text, number) => expect(frameNumber(text)).toBe(number));
});
