import { EventEmitter } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { streamRun } from '@talent-os/contracts/chat/messages';
import { channelOf, follow, frameNumber } from './serve-stream.js';

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

class Connection extends EventEmitter {
  writableEnded = false;
  readonly writableLength = 0;
  readonly written: string[] = [];
  writeHead() {}
  write(text: string) {
    this.written.push(text);
  }
  end() {
    this.writableEnded = true;
  }
}

/** A stream that is open, and what the gateway does when the session behind it ends. */
async function open({ live = true } = {}) {
  const raw = new Connection();
  const heard = { subscribed: 1, listening: 0, revoke: () => undefined as void, live };
  await follow({
    operation: streamRun,
    request: { params: { runId }, query: {}, headers: {} } as never,
    reply: { hijack: () => undefined, getHeaders: () => ({}), raw } as never,
    backing: {
      nats: { subscribe: () => ({ unsubscribe: () => (heard.subscribed -= 1) }) },
      log: { warn: () => undefined },
    } as never,
    ask: async () => ({ status: 200, headers: {}, body: JSON.stringify({ frames: [], ended: false }) }),
    admitted: () => heard.live,
    onEnded: (end) => {
      heard.listening += 1;
      heard.revoke = () => {
        heard.live = false;
        end();
      };
      return () => void (heard.listening -= 1);
    },
  });
  return { raw, heard };
}

describe('a stream', () => {
  it('ends with the session or the role it is read in, and waits for no ping', async () => {
    const { raw, heard } = await open();
    expect(raw.writableEnded).toBe(false);
    heard.revoke();
    expect(raw.writableEnded).toBe(true);
    expect(heard).toMatchObject({ subscribed: 0, listening: 0 });
  });

  it('does not begin where the session ended while the service was asked', async () => {
    const { raw, heard } = await open({ live: false });
    expect([raw.writableEnded, raw.written]).toEqual([true, []]);
    expect(heard).toMatchObject({ subscribed: 0, listening: 0 });
  });

  it('leaves nothing behind when its reader leaves', async () => {
    const { raw, heard } = await open();
    raw.emit('close');
    expect(heard).toMatchObject({ subscribed: 0, listening: 0 });
  });
});
