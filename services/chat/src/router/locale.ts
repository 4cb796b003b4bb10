import { getMe } from '@talent-os/contracts/identity/auth.js';
import type { Ctx } from '@talent-os/service-kit';
import type { Locale } from '../present/format.js';

const KEEP_MS = 5 * 60_000;
const MOST_KEPT = 1_000;

/** Currency and time zone of organizations, read as the caller and kept for five minutes. */
export class Locales {
  private readonly known = new Map<string, { readonly locale: Locale; readonly until: number }>();

  async of(ctx: Ctx): Promise<Locale> {
    const kept = this.known.get(ctx.organizationId);
    if (kept && kept.until > Date.now()) return kept.locale;
    const { organization } = await ctx.withDeadline(5_000).call(getMe, {});
    const locale = { currency: organization.currency, timezone: organization.timezone };
    if (this.known.size >= MOST_KEPT) this.known.clear();
    this.known.set(ctx.organizationId, { locale, until: Date.now() + KEEP_MS });
    return locale;
  }
}
