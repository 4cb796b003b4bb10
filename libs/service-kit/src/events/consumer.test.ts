import { describe, expect, it, jest } from '@jest/globals';
import { errors } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import { consume } from './consumer.js';
import type { Streams } from './streams.js';

const log = { warn: jest.fn(), error: jest.fn() } as unknown as Logger;
const subscription = { name: 'talent-keep', subject: 'evt.a', batch: 1, lingerMs: 0, take: async () => {} };

/** A server that fails to make the consumer so many times. */
function serverThatFails(times: number, error: Error) {
  const add = jest.fn(async () => {
    if (add.mock.calls.length <= times) throw error;
  });
  const messages = { close: async () => {}, async *[Symbol.asyncIterator]() {} };
  const client = { consumers: { get: async () => ({ consume: async () => messages }) } };
  return { add, streams: { client, manager: { consumers: { add } } } as unknown as Streams };
}

describe('a consumer of events', () => {
  it('is asked for again where the server took too long', async () => {
    const { add, streams } = serverThatFails(2, new errors.TimeoutError());
    await (await consume(streams, subscription, log)).stop();
    expect(add).toHaveBeenCalledTimes(3);
  });

  it('is not where the server says no', async () => {
    const { add, streams } = serverThatFails(1, new Error('the filter overlaps'));
    await expect(consume(streams, subscription, log)).rejects.toThrow('the filter overlaps');
    expect(add).toHaveBeenCalledTimes(1);
  });
});
