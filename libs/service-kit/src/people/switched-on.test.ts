import { describe, expect, it } from '@jest/globals';
import type { Module } from '@talent-os/contracts';
import type { Ctx } from '../context.js';
import { dueWhereOn, isSwitchedOn } from './switched-on.js';

const START = Date.now();
/** A context as jobs have it, in an installation with these organizations; `away` while identity cannot be asked. */
function contextIn(switches: Record<string, readonly Module[]>, minutes: number, away = false) {
  const asked: string[] = [];
  const ctxOf = (organizationId?: string): Ctx =>
    ({
      operation: 'productivity.reminders.send',
      now: new Date(START + minutes * 60_000),
      organizationId,
      log: { warn: () => undefined },
      forOrganization: ctxOf,
      call: async () => {
        asked.push(organizationId!);
        if (away) throw new Error('away');
        return { modules: switches[organizationId!] };
      },
    }) as unknown as Ctx;
  return { ctx: ctxOf(), asked };
}
const rows = (...ids: string[]) => ids.map((organizationId, index) => ({ organizationId, index }));
/** A page of two, as a query with a limit gives it. */
const readFrom = (all: readonly { organizationId: string; index: number }[]) => async (without: readonly string[]) =>
  all.filter(({ organizationId }) => !without.includes(organizationId)).slice(0, 2);

describe('what is due', () => {
  const switches = { open: ['productivity'], closed: ['sales'], shut: [] } as const;

  it('waits where the module is off, and stands before nobody else’s', async () => {
    const all = rows('closed', 'closed', 'shut', 'open', 'closed', 'open');
    const { ctx } = contextIn(switches, 0);
    expect((await dueWhereOn(ctx, readFrom(all))).map(({ index }) => index)).toEqual([3, 5]);
  });

  it('comes once the module is on again, within five seconds', async () => {
    const all = rows('back', 'back');
    expect(await dueWhereOn(contextIn({ back: [] }, 10).ctx, readFrom(all))).toEqual([]);
    const on = { back: ['productivity'] } as const;
    expect(await dueWhereOn(contextIn(on, 10.05).ctx, readFrom(all))).toEqual([]);
    expect(await dueWhereOn(contextIn(on, 10.08).ctx, readFrom(all))).toEqual(all);
  });
});

describe('a module', () => {
  it('that nobody names is on, and nobody is asked', async () => {
    const { ctx, asked } = contextIn({}, 20);
    expect(await isSwitchedOn(ctx.forOrganization('any'), undefined)).toBe(true);
    expect(asked).toEqual([]);
  });

  it('is what it was while identity is away, and on where nothing is known', async () => {
    expect(await isSwitchedOn(contextIn({ known: [] }, 30).ctx.forOrganization('known'), 'cyber')).toBe(false);
    expect(await isSwitchedOn(contextIn({}, 40, true).ctx.forOrganization('known'), 'cyber')).toBe(false);
    expect(await isSwitchedOn(contextIn({}, 40, true).ctx.forOrganization('unknown'), 'cyber')).toBe(true);
  });
});
