import { admits, type AppAbility } from '@talent-os/contracts';
import { routes, type RouteRow } from '@talent-os/contracts/navigation/index.js';
import type { Tool } from '../tools/tool.js';

const rows: readonly RouteRow[] = routes;

/** The screen that shows what a tool answers; nothing where there is none or the caller may not open it. */
export function linkOf({ spec }: Tool, ability: AppAbility): string | null {
  const row = rows.find(({ path }) => path === spec.link);
  return row && row.screen === 'built' && admits(ability, row.access) ? row.path : null;
}
