import { useAbility } from '@casl/react';
import type { AppAbility } from '@talent-os/contracts/access/ability';
import { isReachable } from '@talent-os/contracts/navigation/reachable';

/** Keeps an address only when its screen can be opened: for figures that link to what is behind them. */
export function useReachable(): (address: string) => string | undefined {
  const ability = useAbility<AppAbility>();
  return (address) => (isReachable(ability, address) ? address : undefined);
}
