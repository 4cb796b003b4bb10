import type { ModelTool } from '../providers/completion.js';
import { isHealthHub } from '../providers/provider.rules.js';
import { argumentsSchema } from '../tools/json-schema.js';
import type { Tool } from '../tools/tool.js';

/** Tools offered at once: more of them, and models begin to confuse them. */
export const OFFERED = 12;
/** Further tools found with one look. */
const FOUND = 5;
export const FIND_TOOLS = 'find_tools';

/** Names of functions take no dots. */
export const functionName = ({ name }: Pick<Tool, 'name'>): string => name.replaceAll('.', '_').slice(0, 64);

/** Whether what a tool tells is health information as such: it belongs to health hubs, or the healthcare service tells it. */
export const isHealthTool = ({ name, spec }: Pick<Tool, 'name' | 'spec'>): boolean =>
  name.startsWith('healthcare.') || (spec.hubs.length > 0 && spec.hubs.every(isHealthHub));

type Fitting = (text: string) => readonly Tool[];

/** The tools a question begins with: what fits it, what fits the one before, what belongs to the hub; twelve of them. */
export function firstOffer(
  permitted: readonly Tool[],
  fitting: Fitting,
  question: string,
  before: string | undefined,
  hub: string,
): readonly Tool[] {
  if (permitted.length <= OFFERED) return permitted;
  const ofHub = permitted.filter(({ spec }) => spec.hubs.includes(hub));
  const ordered = new Set([...fitting(question), ...(before ? fitting(before) : []), ...ofHub, ...permitted]);
  return [...ordered].slice(0, OFFERED);
}

/** Tools that a look for something brings in addition. */
export const furtherTools = (offered: readonly Tool[], fitting: Fitting, text: string): readonly Tool[] =>
  fitting(text)
    .filter((tool) => !offered.includes(tool))
    .slice(0, FOUND);

/** The tools as a model is told of them. */
export function asFunctions(tools: readonly Tool[], mayFindMore: boolean): ModelTool[] {
  const functions = tools.map((tool): ModelTool => ({
    type: 'function',
    function: {
      name: functionName(tool),
      description: tool.writes
        ? `${tool.description} Changes nothing by itself: it shows the person a proposal to confirm.`
        : tool.description,
      parameters: argumentsSchema(tool) as Record<string, unknown>,
    },
  }));
  return mayFindMore ? [...functions, findTools] : functions;
}

const findTools: ModelTool = {
  type: 'function',
  function: {
    name: FIND_TOOLS,
    description: 'Looks for further tools where none of yours fits. They can be used from the next step on.',
    parameters: {
      type: 'object',
      properties: { about: { type: 'string', description: 'What the tool should tell or change, in a few words' } },
      required: ['about'],
      additionalProperties: false,
    },
  },
};
