import { admits, type AppAbility } from '@talent-os/contracts';
import { assistantSpecs } from '@talent-os/contracts/assistant-specs.js';
import { allTools, type Tool } from './tool.js';

const permitted = new WeakMap<AppAbility, readonly Tool[]>();

/** The tools that a model may use for a caller: decided by the same rule as the operations behind them. */
export function toolsFor(ability: AppAbility): readonly Tool[] {
  let tools = permitted.get(ability);
  if (!tools) {
    tools = allTools.filter(({ operation }) => admits(ability, operation.access));
    permitted.set(ability, tools);
  }
  return tools;
}

/**
 * Of them those somebody has described for others. Applications outside list all they may use at once, so changes whose
 * words derive from their contract are none of theirs; a model is offered the few that fit a question.
 */
export const describedFor = (ability: AppAbility): readonly Tool[] =>
  toolsFor(ability).filter(({ name }) => assistantSpecs[name] !== undefined);
