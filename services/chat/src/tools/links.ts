import type { AppAbility } from '@talent-os/contracts';
import { isReachable } from '@talent-os/contracts/navigation/reachable.js';
import type { Tool } from './tool.js';

/** The screen that shows what a tool answers; nothing where there is none or the caller may not open it. */
export function linkOf({ spec }: Pick<Tool, 'spec'>, ability: AppAbility): string | null {
  return [spec.link ?? []].flat().find((link) => isReachable(ability, link)) ?? null;
}
