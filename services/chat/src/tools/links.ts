import { admits, type AppAbility } from '@talent-os/contracts';
import { routes, type RouteRow } from '@talent-os/contracts/navigation/index.js';
import type { Tool } from './tool.js';

const rows: readonly RouteRow[] = routes;

/** The screen that shows what a tool answers; nothing where there is none or the caller may not open it. */
export function linkOf({ spec }: Pick<Tool, 'spec'>, ability: AppAbility): string | null {
  const open = (link: string) => rows.some(({ path, access }) => path === link && admits(ability, access));
  return [spec.link ?? []].flat().find(open) ?? null;
}
