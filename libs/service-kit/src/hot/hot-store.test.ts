import { describe, expect, it } from '@jest/globals';
import type { Redis } from 'ioredis';
import { createLogger } from '../observe/logger.js';
import { HotStore, type Sequenced } from './hot-store.js';

/** A Redis that keeps one stream. */
function streamRedis() {
  const rows: [string, string[]][] = [];
  const pipeline = {
    xadd: (_key: string, _limit: string, _about: string, _most: number, id: string, ...fields: string[]) =>
      rows.push([id, fields]),
    pexpire: () => undefined,
    exec: () => Promise.resolve([]),
  };
  const xrange = (_key: string, from: string) =>
    Promise.resolve(rows.filter(([id]) => Number.parseInt(id, 10) > Number.parseInt(from.slice(1), 10)));
  return { pipeline: () => pipeline, xrange, options: {} } as unknown as Redis;
}

describe('the log of a channel', () => {
  const frames: readonly Sequenced[] = [
    { seq: 1, frame: { type: 'start' } },
    { seq: 2, frame: { type: 'text-delta', delta: 'a' } },
    { seq: 3, frame: { type: 'finish' }, last: true },
  ];

  it('is replayed as it was streamed, the frame that ends it marked as the last', async () => {
    const hot = new HotStore(streamRedis(), createLogger('silent'));
    await hot.append('run', frames, 1_000);
    expect(await hot.replay('run', 0)).toEqual(frames);
    expect(await hot.replay('run', 2)).toEqual(frames.slice(2));
  });

  it('is nothing where it begins after what was asked for', async () => {
    const hot = new HotStore(streamRedis(), createLogger('silent'));
    await hot.append('run', frames.slice(2), 1_000);
    expect(await hot.replay('run', 0)).toBeUndefined();
  });
});
