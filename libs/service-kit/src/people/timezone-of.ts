import { organizationTimezone } from '@talent-os/contracts/identity/organizations.js';
import type { Day } from '../calendar.js';
import type { Ctx } from '../context.js';
import { dayIn } from '../wall-clock.js';

const FRESH_MS = 10 * 60_000;
const known = new Map<string, { readonly timezone: string; readonly askedAt: number }>();

/** A clock that was set back has not asked yet. */
const isFresh = (age: number): boolean => age >= 0 && age < FRESH_MS;

/** The timezone (IANA) of the organization a context works in, asked for again every ten minutes. */
export async function timezoneOf(ctx: Ctx): Promise<string> {
  const found = known.get(ctx.organizationId);
  if (found && isFresh(ctx.now.getTime() - found.askedAt)) return found.timezone;
  const { timezone } = await ctx.call(organizationTimezone, {});
  if (known.size > 10_000) known.clear();
  known.set(ctx.organizationId, { timezone, askedAt: ctx.now.getTime() });
  return timezone;
}

/** For tests whose services answer another one: in a process of theirs the last file's answer would go on. */
export const forgetTimezones = (): void => known.clear();

/** The day it is in the organization. */
export const todayOf = async (ctx: Ctx): Promise<Day> => dayIn(ctx.now, await timezoneOf(ctx));
