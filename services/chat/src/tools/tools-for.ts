import { admits, type AppAbility } from '@talent-os/contracts';
import { allTools, type Tool } from './tool.js';

const permitted = new WeakMap<AppAbility, readonly Tool[]>();

/** The tools a caller may use: decided by the same rule as the operations behind them. */
export function toolsFor(ability: AppAbility): readonly Tool[] {
  let tools = permitted.get(ability);
  if (!tools) {
    tools = allTools.filter(({ operation }) => admits(ability, operation.access));
    permitted.set(ability, tools);
  }
  return tools;
}
