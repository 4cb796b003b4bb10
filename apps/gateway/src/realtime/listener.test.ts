import { describe, expect, it, jest } from '@jest/globals';
import { WebSocket } from 'ws';
import type { VerifiedToken } from '../tokens/verifier.js';
import { Listener } from './listener.js';

const verified = { sessionId: 'one', issuedAt: 0, expiresAt: Date.now() + 1_000 } as VerifiedToken;
const socketOf = (bufferedAmount: number) => ({
  readyState: WebSocket.OPEN,
  bufferedAmount,
  send: jest.fn(),
  terminate: jest.fn(),
});

describe('a browser that reads', () => {
  it.each([
    ['as fast as it is told', 0, 1, 0],
    ['slowly', 256 * 1024, 1, 0],
    ['too slowly to keep up', 256 * 1024 + 1, 0, 1],
  ])('%s', (_, behind, sent, cutOff) => {
    const socket = socketOf(behind);
    const listener = new Listener(socket as unknown as WebSocket, verified);
    listener.send({ type: 'ready' });
    listener.stop();
    expect([socket.send.mock.calls.length, socket.terminate.mock.calls.length]).toEqual([sent, cutOff]);
  });

  it.each([
    ['one call', ['a', 'a'], 'a'],
    ['several calls', ['a', 'b'], undefined],
    ['several calls, the first again', ['a', 'b', 'a'], undefined],
  ])('hears once of what %s changed, and whose it was', (_, traces, trace) => {
    jest.useFakeTimers();
    const socket = socketOf(0);
    const listener = new Listener(socket as unknown as WebSocket, verified);
    for (const one of traces) listener.changed('sales.deal.moved', { refetches: ['sales.deals.list'], trace: one });
    jest.advanceTimersByTime(100);
    listener.stop();
    jest.useRealTimers();
    expect(socket.send.mock.calls.map(([frame]) => JSON.parse(String(frame)) as unknown)).toEqual([
      { type: 'changed', event: 'sales.deal.moved', refetches: ['sales.deals.list'], ...(trace && { trace }) },
    ]);
  });
});
