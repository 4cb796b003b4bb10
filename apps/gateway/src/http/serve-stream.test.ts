import { describe, expect, it } from '@jest/globals';
import { streamRun } from '@talent-os/contracts/chat/messages';
import { channelOf } from './serve-stream.js';

const runId = 'abcdef01-2345-4678-9abc-def012345678';

describe('the channel of a stream', () => {
  it('is the same for an id in capitals', () => {
    expect(channelOf(streamRun, { runId: runId.toUpperCase() })).toBe(channelOf(streamRun, { runId }));
  });

  it('holds a parameter as one word', () => {
    expect(channelOf(streamRun, { runId: 'a.>.b *' })).toBe(channelOf(streamRun, { runId: 'a___b__' }));
  });
});
