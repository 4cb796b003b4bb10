import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { HotStore } from '@talent-os/service-kit';
import { createLogger } from '@talent-os/service-kit/observe/logger';
import { Lease } from './lease.js';

type Leases = Pick<HotStore, 'claim' | 'renew' | 'release'>;

/** Leases of one store, without their expiry. `away`: it cannot be asked. */
function store() {
  const held = new Map<string, string>();
  const state = { away: false };
  const leases: Leases = {
    claim: async (name, holder) => {
      if (state.away) return undefined;
      if (held.has(name)) return false;
      held.set(name, holder);
      return true;
    },
    renew: async (name, holder) => (state.away ? undefined : held.get(name) === holder),
    release: async (name, holder) => void (held.get(name) === holder && held.delete(name)),
  };
  return { held, state, hot: leases as HotStore };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('the lease of a run', () => {
  const owning = (isMine: () => boolean) => {
    const shop = store();
    const lost = jest.fn();
    const lease = new Lease(shop.hot, 'r', 'me/1', async () => isMine(), lost, createLogger('silent'));
    lease.take();
    return { ...shop, lease, lost };
  };

  it('is held from the start and given back at the end', async () => {
    const { held, lease, lost } = owning(() => true);
    await jest.advanceTimersByTimeAsync(30_000);
    expect([...held]).toEqual([['chat.run.r', 'me/1']]);
    await lease.release();
    expect([...held]).toEqual([]);
    expect(lost).not.toHaveBeenCalled();
  });

  it('is taken again within five seconds when the store has forgotten it', async () => {
    const { held, lost } = owning(() => true);
    held.clear();
    await jest.advanceTimersByTimeAsync(5_000);
    expect([...held.values()]).toEqual(['me/1']);
    expect(lost).not.toHaveBeenCalled();
  });

  it('is lost when the run was closed in the meantime', async () => {
    const { held, lost } = owning(() => false);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(lost).not.toHaveBeenCalled();
    held.clear();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(lost).toHaveBeenCalledTimes(1);
  });

  it('is not lost because the store is away', async () => {
    const { state, lost } = owning(() => false);
    state.away = true;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(lost).not.toHaveBeenCalled();
  });
});
