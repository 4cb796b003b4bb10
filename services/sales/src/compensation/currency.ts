import { getMe } from '@talent-os/contracts/identity/me.js';
import type { Ctx } from '@talent-os/service-kit';

/** The currency amounts of the organization are in (ISO 4217). */
export const currencyOf = async (ctx: Ctx): Promise<string> => (await ctx.call(getMe, {})).organization.currency;
