import { peopleInRole } from '@talent-os/contracts/identity/directory.js';
import type { Ctx } from '@talent-os/service-kit';

/** Active analysts of the organization. */
export const analystsOf = async (ctx: Ctx) =>
  (await ctx.call(peopleInRole, { role: 'CYBER_ANALYST', industry: 'CYBER' })).people;

export const isAnalyst = async (ctx: Ctx, id: string): Promise<boolean> =>
  (await analystsOf(ctx)).some((person) => person.id === id);
