import { describe, expect, it, jest } from '@jest/globals';
import type { Ctx } from '@talent-os/service-kit';
import { KnownPeople } from './known-people.js';

type Page = { readonly names: readonly string[]; readonly next: string | null };

/** A caller whose organization answers with these pages, one after the other. */
function caller(answer: (input: { readonly after?: string }) => Promise<Page>) {
  const asked: { readonly after?: string }[] = [];
  const call = async (_: unknown, input: { readonly after?: string }) => {
    asked.push(input);
    return answer(input);
  };
  const ctx = { organizationId: crypto.randomUUID(), call, log: { warn: () => undefined } } as unknown as Ctx;
  return { ctx, asked };
}

const hides = async (people: KnownPeople, ctx: Ctx, text: string) => (await people.screenOf(ctx)).find(text).length > 0;

describe('the names an organization knows', () => {
  it('are read page by page, and once for everybody who asks at a time', async () => {
    const people = new KnownPeople();
    const { ctx, asked } = caller(async ({ after }) =>
      after ? { names: ['Olumide Adebayo'], next: null } : { names: ['Ada Lane'], next: 'page-2' },
    );
    const found = await Promise.all(
      ['ada lane', 'adebayo', 'a lane', 'nobody'].map((text) => hides(people, ctx, text)),
    );
    expect(found).toEqual([true, true, false, false]);
    expect(asked).toEqual([{}, { after: 'page-2' }]);
  });

  it('serve on for a while when nobody answers; without any nothing can be screened', async () => {
    const people = new KnownPeople();
    let away = false;
    const { ctx } = caller(async () => {
      if (away) throw new Error('away');
      return { names: ['Ada Lane'], next: null };
    });
    expect(await hides(people, ctx, 'ada lane')).toBe(true);
    away = true;
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now');
    clock.mockReturnValue(now + 2 * 60_000);
    expect(await hides(people, ctx, 'ada lane')).toBe(true);
    clock.mockReturnValue(now + 20 * 60_000);
    await expect(people.screenOf(ctx)).rejects.toThrow('away');
    clock.mockRestore();
  });
});
