import { getMe } from '@talent-os/contracts/identity/me.js';
import type { Ctx } from '@talent-os/service-kit';
import type { Locale } from '../present/format.js';

export type Caller = { readonly locale: Locale; readonly name: string };

const KEEP_MS = 5 * 60_000;
const MOST_KEPT = 1_000;

const UNKNOWN: Caller = { locale: { currency: 'USD', timezone: 'UTC' }, name: '' };
/** Who asks; where that cannot be read, how amounts and times are usually written. */
export const callerOf = (ctx: Ctx): Promise<Caller> => known.of(ctx).catch(() => UNKNOWN);

/** Who asks, and how their organization writes amounts and times: read as the caller and kept for five minutes. */
export class Callers {
  private readonly known = new Map<string, { readonly caller: Caller; readonly until: number }>();

  async of(ctx: Ctx): Promise<Caller> {
    const key = `${ctx.organizationId} ${ctx.userId}`;
    const kept = this.known.get(key);
    if (kept && kept.until > Date.now()) return kept.caller;
    const { organization, user } = await ctx.withDeadline(5_000).call(getMe, {});
    const locale = { currency: organization.currency, timezone: organization.timezone };
    const caller = { locale, name: `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim() };
    if (this.known.size >= MOST_KEPT) this.known.clear();
    this.known.set(key, { caller, until: Date.now() + KEEP_MS });
    return caller;
  }
}

const known = new Callers();
