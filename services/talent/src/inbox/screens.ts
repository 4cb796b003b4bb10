import { admits, type Operation } from '@talent-os/contracts';
import { routes, type RouteRow } from '@talent-os/contracts/navigation/index.js';
import type { Ctx } from '@talent-os/service-kit';

const rows: readonly RouteRow[] = routes;
/** Screens that show a person's applications and interviews, the best first; home always opens. */
const days = ['/productivity', '/sales/internal-mobility/expressions', '/'];

/** The screen on which the caller finds what is their own of hiring. */
export const dayScreen = (ctx: Ctx, reads: Operation): string =>
  days.find((path) => {
    const row = rows.find((one) => one.path === path);
    return row && admits(ctx.ability, row.access) && admits(ctx.ability, reads.access);
  }) ?? '/';
