import { organizationTimezone } from '@talent-os/contracts/identity/organizations.js';
import type { Day } from '../calendar.js';
import type { Ctx } from '../context.js';
import { dayIn } from '../wall-clock.js';

const FRESH_MS = 10 * 60_000;
const known = new Map<string, { readonly timezone: string; readonly until: number }>();

/** The timezone (IANA) of the organization a context works in, asked for again every ten minutes. */
export async function timezoneOf(ctx: Ctx): Promise<string> {
  const found = known.get(ctx.organizationId);
  if (found && found.until > ctx.now.getTime()) return found.timezone;
  const { timezone } = await ctx.call(organizationTimezone, {});
  if (known.size > 10_000) known.clear();
  known.set(ctx.organizationId, { timezone, until: ctx.now.getTime() + FRESH_MS });
  return timezone;
}

/** For tests whose services answer another one: in a process of theirs the last file's answer would go on. */
export const forgetTimezones = (): void => known.clear();

/** The day it is in the organization. */
export const todayOf = async (ctx: Ctx): Promise<Day> => dayIn(ctx.now, await timezoneOf(ctx));
