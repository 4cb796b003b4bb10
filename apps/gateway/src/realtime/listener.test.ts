import { describe, expect, it, jest } from '@jest/globals';
import { WebSocket } from 'ws';
import type { Verified } from '../tokens/verifier.js';
import { Listener } from './listener.js';

const verified = { sessionId: 'one', issuedAt: 0, expiresAt: Date.now() + 1_000 } as Verified;
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
});
