import type { Operation } from '../define.js';
import type { Principal } from './principal.js';

/** Whether somebody who looks in by break-glass would change something by it: they may read, and end their look. */
export const changesByBreakGlass = (
  { breakGlass }: Pick<Principal, 'breakGlass'>,
  { effect, access, duringBreakGlass }: Pick<Operation, 'effect' | 'access' | 'duringBreakGlass'>,
): boolean => breakGlass !== undefined && effect === 'write' && access !== 'internal' && !duringBreakGlass;
