import { useAbility } from '@casl/react';
import { admits, type AppAbility } from '@talent-os/contracts/access/ability';
import { routes, type RouteRow } from '@talent-os/contracts/navigation/index';

const rows: readonly RouteRow[] = routes;

/** Whether an address leads to a screen that exists and lets a person with these rights in. */
export function isReachable(ability: AppAbility, address: string): boolean {
  const path = address.split(/[?#]/)[0];
  const row = rows.find((one) => one.path === path);
  return row?.screen === 'built' && admits(ability, row.access);
}

/** Keeps an address only when its screen can be opened: for figures that link to what is behind them. */
export function useReachable(): (address: string) => string | undefined {
  const ability = useAbility<AppAbility>();
  return (address) => (isReachable(ability, address) ? address : undefined);
}
