import { getMe } from '@talent-os/contracts/identity/me.js';
import type { Ctx } from '@talent-os/service-kit';

/** The currency the organization counts in. */
export const currencyOf = async (ctx: Ctx): Promise<string> => (await ctx.call(getMe, {})).organization.currency;
