import type { ModelTool } from '../providers/completion-request.js';
import { isHealthHub } from '../providers/provider.rules.js';
import { argumentsSchema, withoutPatterns } from '../tools/json-schema.js';
import type { Tool } from '../tools/tool.js';

/** Tools offered at once: more of them, and models begin to confuse them. */
export const OFFERED = 20;
/** Of them: best of the screen's hub, read for the last answer, and fitting the question before. */
const OF_HUB = 4;
const OF_FRAME = 4;
const OF_BEFORE = 4;
/** Further tools found with one look. */
const FOUND = 5;
export const FIND_TOOLS = 'find_tools';

/** Names of functions take no dots. */
export const functionName = ({ name }: Pick<Tool, 'name'>): string => name.replaceAll('.', '_').slice(0, 64);

/** Whether what a tool tells is health information as such: it belongs to health hubs, or the healthcare service tells it. */
export const isHealthTool = ({ name, spec }: Pick<Tool, 'name' | 'spec'>): boolean =>
  name.startsWith('healthcare.') || (spec.hubs.length > 0 && spec.hubs.every(isHealthHub));

type FindTools = (text: string) => readonly Tool[];

/** What was said before a question, as far as it chooses tools. */
export type PreviousTurn = {
  readonly question?: string | undefined;
  /** Operations the last answer was read from. */
  readonly operations?: readonly string[] | undefined;
};

/**
 * The tools a question begins with, at most `OFFERED`: what fits it, always a few of the hub, and for one that may lean on
 * what was said before those the last answer was read from and what fits the question before.
 */
export function firstOffer(
  permitted: readonly Tool[],
  fitting: FindTools,
  question: string,
  { question: earlier, operations = [] }: PreviousTurn,
  hub: string,
): readonly Tool[] {
  if (permitted.length <= OFFERED) return permitted;
  const fits = fitting(question);
  const isOfHub = ({ spec }: Tool) => spec.hubs.includes(hub);
  const reserved = new Set([
    ...permitted.filter(({ name }) => operations.includes(name)).slice(0, OF_FRAME),
    ...[...new Set([...fits, ...permitted].filter(isOfHub))].slice(0, OF_HUB),
    ...(earlier ? fitting(earlier).slice(0, OF_BEFORE) : []),
  ]);
  const others = fits.filter((tool) => !reserved.has(tool)).slice(0, OFFERED - reserved.size);
  const offered = new Set([...reserved, ...others]);
  return [...fits.filter((tool) => offered.has(tool)), ...[...reserved].filter((tool) => !fits.includes(tool))];
}

/** Tools that a look for something brings in addition. */
export const furtherTools = (offered: readonly Tool[], fitting: FindTools, text: string): readonly Tool[] =>
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
      parameters: withoutPatterns(argumentsSchema(tool)) as Record<string, unknown>,
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
