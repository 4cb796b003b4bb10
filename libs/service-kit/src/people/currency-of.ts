import { getMe } from '@talent-os/contracts/identity/me.js';
import type { Ctx } from '../context.js';

/** The currency amounts of the organization are in (ISO 4217). */
export const currencyOf = async (ctx: Ctx): Promise<string> => (await ctx.call(getMe, {})).organization.currency;
