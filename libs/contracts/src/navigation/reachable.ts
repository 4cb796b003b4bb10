import { admits, type AppAbility } from '../access/ability.js';
import { routes } from './index.js';
import type { RouteRow } from './route.js';

const rows: readonly RouteRow[] = routes;

/** Whether an address leads to a screen that exists and lets a person with these rights in. */
export function isReachable(ability: AppAbility, address: string): boolean {
  const path = address.split(/[?#]/)[0];
  const row = rows.find((one) => one.path === path);
  return row !== undefined && admits(ability, row.access);
}
