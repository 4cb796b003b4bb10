import type { Ctx } from '@talent-os/service-kit';
import { holdersOf } from '@talent-os/service-kit/people/holders-of';

/** Who may have a territory: the active sales representatives of the organization, by id. */
export const sellerIds = (ctx: Ctx): Promise<string[]> => holdersOf(ctx, ['SALES_REP'], ['SALES']);
