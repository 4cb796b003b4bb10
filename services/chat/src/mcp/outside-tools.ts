import type { AppAbility, ApplicationScope } from '@talent-os/contracts';
import { assistantSpecs } from '@talent-os/contracts/assistant-specs.js';
import { functionName, isHealthTool } from '../model/offer.js';
import { allTools, type Tool } from '../tools/tool.js';
import { describedFor } from '../tools/tools-for.js';

/**
 * No agreement on health information stands behind an application outside, so what tells such as such stays inside; so does
 * a change nobody has described for others.
 */
const mayLeave = (tool: Tool): boolean => !isHealthTool(tool) && assistantSpecs[tool.name] !== undefined;

const byName = new Map(allTools.filter(mayLeave).map((tool) => [functionName(tool), tool]));

/** What a tool asks of an application's token. */
export const scopeOf = ({ writes }: Tool): ApplicationScope => (writes ? 'propose' : 'read');

/** The tools an application outside may use on behalf of a caller. */
export const outsideTools = (ability: AppAbility, scopes: readonly ApplicationScope[]): readonly Tool[] =>
  describedFor(ability).filter((tool) => mayLeave(tool) && scopes.includes(scopeOf(tool)));

/** The tool that applications outside know by a name, for all roles. */
export const outsideToolNamed = (name: string): Tool | undefined => byName.get(name);
