import type { AppAbility } from '@talent-os/contracts';
import { functionName, isHealthTool } from '../model/offer.js';
import { allTools, type Tool } from '../tools/tool.js';
import { toolsFor } from '../tools/tools-for.js';

/** No agreement on health information stands behind an application outside, so what tells such as such stays inside. */
const mayLeave = (tool: Tool): boolean => !isHealthTool(tool);

const byName = new Map(allTools.filter(mayLeave).map((tool) => [functionName(tool), tool]));

/** The tools a caller may use from an application outside. */
export const outsideTools = (ability: AppAbility): readonly Tool[] => toolsFor(ability).filter(mayLeave);

/** The tool that applications outside know by a name, whoever may use it. */
export const outsideToolNamed = (name: string): Tool | undefined => byName.get(name);
