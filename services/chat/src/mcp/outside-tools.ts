import type { AppAbility, ApplicationScope } from '@talent-os/contracts';
import { functionName, isHealthTool } from '../model/offer.js';
import { allTools, type Tool } from '../tools/tool.js';
import { toolsFor } from '../tools/tools-for.js';

/** No agreement on health information stands behind an application outside, so what tells such as such stays inside. */
const mayLeave = (tool: Tool): boolean => !isHealthTool(tool);

const byName = new Map(allTools.filter(mayLeave).map((tool) => [functionName(tool), tool]));

/** What a tool asks of an application's token. */
export const scopeOf = ({ writes }: Tool): ApplicationScope => (writes ? 'propose' : 'read');

/** The tools an application outside may use on behalf of a caller. */
export const outsideTools = (ability: AppAbility, scopes: readonly ApplicationScope[]): readonly Tool[] =>
  toolsFor(ability).filter((tool) => mayLeave(tool) && scopes.includes(scopeOf(tool)));

/** The tool that applications outside know by a name, for all roles. */
export const outsideToolNamed = (name: string): Tool | undefined => byName.get(name);
