import { getMe } from '@talent-os/contracts/identity/auth.js';
import type { Ctx } from '../context.js';

const FRESH_MS = 10 * 60_000;
const known = new Map<string, { readonly timezone: string; readonly until: number }>();

/** The time zone of the caller's organization (IANA), asked for again every ten minutes. */
export async function timezoneOf(ctx: Ctx): Promise<string> {
  const found = known.get(ctx.organizationId);
  if (found && found.until > ctx.now.getTime()) return found.timezone;
  const { timezone } = (await ctx.call(getMe, {})).organization;
  if (known.size > 10_000) known.clear();
  known.set(ctx.organizationId, { timezone, until: ctx.now.getTime() + FRESH_MS });
  return timezone;
}
