import { moduleOf, type Module } from '@talent-os/contracts';
import { organizationModules } from '@talent-os/contracts/identity/organizations.js';
import type { Ctx } from '../context.js';

/** A switch reaches what nobody asked for (listeners, jobs) within this long, in milliseconds. */
const FRESH_MS = 4_000;
const known = new Map<string, { readonly modules: readonly Module[] | undefined; readonly until: number }>();

/**
 * Whether the organization a context works in has a module switched on. A module nobody names is always on. While
 * identity is away the last answer counts, and without one the module is on: what has happened is not lost for that.
 */
export async function isSwitchedOn(ctx: Ctx, module: Module | undefined, now = ctx.now): Promise<boolean> {
  if (module === undefined) return true;
  const { organizationId } = ctx;
  const found = known.get(organizationId);
  if (found && found.until > now.getTime()) return found.modules?.includes(module) ?? true;
  const answer = await ctx.call(organizationModules, {}).catch((error: unknown) => {
    ctx.log.warn({ err: error, organizationId }, 'the modules of an organization are not known now');
    return undefined;
  });
  if (!answer) return found?.modules?.includes(module) ?? true;
  if (known.size > 10_000) known.clear();
  known.set(organizationId, { modules: answer.modules, until: now.getTime() + FRESH_MS });
  return answer.modules?.includes(module) ?? true;
}

/**
 * What is due for a job, in organizations that have the job's module switched on. What waits in the others goes on
 * waiting and is due when the module is on again. `read` leaves out the organizations it is given, so that theirs never
 * stand before everybody else's.
 */
export async function dueWhereOn<Row extends { readonly organizationId: string }>(
  ctx: Ctx,
  read: (without: readonly string[]) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const module = moduleOf(ctx.operation);
  const without: string[] = [];
  for (;;) {
    const rows = await read(without);
    const organizations = [...new Set(rows.map(({ organizationId }) => organizationId))];
    const on = await Promise.all(organizations.map((id) => isSwitchedOn(ctx.forOrganization(id), module, ctx.now)));
    const off = organizations.filter((_id, index) => !on[index]);
    if (off.length === 0) return rows;
    without.push(...off);
  }
}
