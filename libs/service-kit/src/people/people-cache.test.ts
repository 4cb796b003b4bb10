import { describe, expect, it } from '@jest/globals';
import type { Ctx } from '../context.js';
import { DomainError } from '../domain-error.js';
import { peopleCacheOf } from './people-cache.js';

const ADA = '00000000-0000-7000-8000-000000000001';

/** A context of a service that has these names, some of them fresh; `away` while identity cannot be asked. */
function contextWith(names: readonly { readonly id: string; readonly fresh: boolean }[], away = false) {
  const asked: string[][] = [];
  const kept: unknown[] = [];
  const ctx = {
    now: new Date(),
    db: {
      read: async () => names,
      write: async (work: (tx: unknown) => unknown) =>
        work({ execute: (_: string, args: unknown[]) => kept.push(args) }),
    },
    call: async (_: unknown, { ids }: { ids: string[] }) => {
      asked.push(ids);
      if (away) throw new DomainError('service.down');
      return { people: ids.map((id) => ({ id, name: 'Ada Byron' })) };
    },
  };
  return { ctx: ctx as unknown as Ctx, asked, kept };
}

describe('the names of people', () => {
  it('are asked for once, and kept', async () => {
    const { ctx, asked, kept } = contextWith([]);
    await peopleCacheOf('sales')(ctx, [ADA]);
    expect(asked).toEqual([[ADA]]);
    expect(kept).toEqual([[[ADA], ['Ada Byron'], ctx.now]]);
  });

  it('are not asked for while they are fresh', async () => {
    const { ctx, asked } = contextWith([{ id: ADA, fresh: true }]);
    await peopleCacheOf('sales')(ctx, [ADA]);
    expect(asked).toEqual([]);
  });

  it('are the old ones while identity is away', async () => {
    const { ctx, asked, kept } = contextWith([{ id: ADA, fresh: false }], true);
    await peopleCacheOf('sales')(ctx, [ADA]);
    expect([asked, kept]).toEqual([[[ADA]], []]);
  });

  it('that nobody knows refuse the write before it begins, while identity is away', async () => {
    const { ctx, kept } = contextWith([], true);
    await expect(peopleCacheOf('sales')(ctx, [ADA])).rejects.toMatchObject({ code: 'service.down' });
    expect(kept).toEqual([]);
  });
});
