import { admits, type Operation } from '@talent-os/contracts';
import { routes, type RouteRow } from '@talent-os/contracts/navigation/index.js';
import type { Ctx } from '@talent-os/service-kit';

const rows: readonly RouteRow[] = routes;
/** Screens that show a person's applications and interviews, the best first; home always opens. */
const days = ['/productivity', '/sales/internal-mobility/expressions', '/'];

const GROW = '/candidate/grow';

const opens = (ctx: Ctx, path: string): boolean => {
  const row = rows.find((one) => one.path === path);
  return row !== undefined && admits(ctx.ability, row.access);
};

/** The screen of the caller’s own development; nothing where they have none. */
export const growScreen = (ctx: Ctx): string | undefined => (opens(ctx, GROW) ? GROW : undefined);

/** The screen on which the caller finds what is their own of hiring. */
export const dayScreen = (ctx: Ctx, reads: Operation): string =>
  days.find((path) => opens(ctx, path) && admits(ctx.ability, reads.access)) ?? '/';
