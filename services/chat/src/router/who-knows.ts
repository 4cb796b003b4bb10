import { namedRows } from '../tools/named-row.js';
import { rowsAt } from '../tools/paths.js';
import { ask } from '../tools/run-tool.js';
import type { Tool } from '../tools/tool.js';
import type { ToolRun } from '../tools/tool-run.js';
import { matching } from './match-name.js';
import { slotsOf } from './slot-kinds.js';

/** Tools asked at most for a bare name. */
const MOST_ASKED = 4;

/** The first of some tools that knows the name: a question that is nothing but a name is decided by whose name it is. */
export async function whoKnows(tools: readonly Tool[], name: string, run: ToolRun): Promise<Tool | undefined> {
  const one = tools.filter((tool) => needsOne(tool)).slice(0, MOST_ASKED);
  const lists = tools.filter((tool) => !needsOne(tool)).slice(0, MOST_ASKED);
  for (const tool of [...one, ...lists]) if (await knows(tool, name, run)) return tool;
  return undefined;
}

const needsOne = (tool: Tool) => slotsOf(tool).some(({ required, spec }) => required && spec.lookup);

/** Whether a tool finds something under a name, with the caller's own rights. */
export async function knows(tool: Tool, name: string, run: ToolRun): Promise<boolean> {
  const lookup = slotsOf(tool).find(({ spec }) => spec.lookup)?.spec.lookup;
  if (lookup) return matching(name, (await namedRows(lookup, run, name)) ?? []).length > 0;
  const search = slotsOf(tool).find(({ spec }) => spec.text === 'name');
  if (!search) return false;
  const result = await ask(tool.operation, { [search.field]: name }, run, { spec: tool.spec });
  return result.outcome === 'answered' && rowsAt(result.output, tool.spec.present?.rows?.at ?? '').length > 0;
}
