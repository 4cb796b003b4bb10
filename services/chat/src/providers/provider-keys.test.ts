import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { seal } from '@talent-os/service-kit/sealing/seal';
import { placeOf, ProviderKeys } from './provider-keys.js';
import { recordingCtx, providerAt } from './test/asking.js';

const newKey = () => randomBytes(32).toString('base64');
const key = newKey();

describe('the key of a provider', () => {
  it('is opened for its own organization only, and the failure is loud', () => {
    process.env.MASTER_KEY = key;
    const mine = recordingCtx();
    const theirs = recordingCtx();
    const provider = providerAt('https://api.example.com/v1', 'm', '');
    const sealed = seal('sk-mine', placeOf(mine.ctx.organizationId, provider.id, 3));
    const stored = { ...provider, key: { sealed, version: 3 } };
    const keys = new ProviderKeys();
    expect(keys.keyOf(mine.ctx, stored)).toBe('sk-mine');
    const logged: unknown[] = [];
    theirs.ctx.log.error = ((about: unknown) => void logged.push(about)) as never;
    expect(() => keys.keyOf(theirs.ctx, stored)).toThrow(expect.objectContaining({ kind: 'unreadable' }));
    expect(logged).toHaveLength(1);
  });

  it('stays readable in memory for a minute at most', () => {
    process.env.MASTER_KEY = key;
    const { ctx } = recordingCtx();
    const provider = providerAt('https://api.example.com/v1', 'm', '');
    const stored = {
      ...provider,
      key: { sealed: seal('sk', placeOf(ctx.organizationId, provider.id, 1)), version: 1 },
    };
    const keys = new ProviderKeys();
    expect(keys.keyOf(ctx, stored, 0)).toBe('sk');
    process.env.MASTER_KEY = newKey();
    expect(keys.keyOf(ctx, stored, 59_000)).toBe('sk');
    expect(() => keys.keyOf(ctx, stored, 60_001)).toThrow(expect.objectContaining({ kind: 'unreadable' }));
    process.env.MASTER_KEY = key;
  });
});
