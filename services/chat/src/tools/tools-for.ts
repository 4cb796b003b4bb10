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

/** What the caller's tools can tell and propose, line by line: tells a model where its reach ends. */
export function capabilitiesOf(tools: readonly Tool[]): string {
  const line = ({ label, description, writes, spec }: Tool) =>
    writes ? `- propose: ${spec.proposes!.title}` : `- ${label}: ${description}`;
  return tools.map(line).join('\n');
}
