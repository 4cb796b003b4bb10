import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { createLogger } from '../observe/logger.js';
import { startInternal } from './internal-server.js';

async function statuses(health: { ready: boolean; own: boolean }): Promise<Record<string, number>> {
  const at = { INTERNAL_PORT: 0, INTERNAL_HOST: '127.0.0.1' };
  const answers = { ready: async () => health.ready, own: () => health.own };
  const server = await startInternal(at, answers, createLogger('silent'));
  const told: Record<string, number> = {};
  for (const path of ['live', 'own', 'ready', 'other']) {
    const { port } = server.address() as AddressInfo;
    told[path] = (await fetch(`http://127.0.0.1:${port}/healthz/${path}`)).status;
  }
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
  return told;
}

describe('the health of a process', () => {
  it('is its own where another part is away, so that it goes on serving what is there', async () => {
    expect(await statuses({ ready: true, own: true })).toEqual({ live: 200, own: 200, ready: 200, other: 404 });
    expect(await statuses({ ready: false, own: true })).toEqual({ live: 200, own: 200, ready: 503, other: 404 });
    expect(await statuses({ ready: false, own: false })).toEqual({ live: 200, own: 503, ready: 503, other: 404 });
  });
});
