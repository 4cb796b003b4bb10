import type { ToolCard } from '@talent-os/contracts/chat/tools.js';
import type { Operation } from '@talent-os/contracts';
import { z } from 'zod';
import { functionName } from '../model/offer.js';
import { withoutPatterns, type JsonSchema } from '../tools/json-schema.js';
import { relaxSchema } from '../tools/relax-schema.js';
import type { Tool } from '../tools/tool.js';
import { withoutProperties } from '../tools/withheld.js';
import { outsideSchema } from './outside-arguments.js';
import { outlineOf } from './outline.js';

const cards = new WeakMap<Tool, ToolCard>();

/** A tool as an application outside is told of it. */
export function cardOf(tool: Tool): ToolCard {
  let card = cards.get(tool);
  if (!card) cards.set(tool, (card = makeCard(tool)));
  return card;
}

function makeCard(tool: Tool): ToolCard {
  const { label, description, spec, writes, operation } = tool;
  return {
    name: functionName(tool),
    title: writes ? spec.proposes!.title : label,
    description: writes
      ? `${description.replace(/\.$/, '')}. Changes nothing by itself: the person confirms it in Talent OS.`
      : description,
    input: { ...(withoutPatterns(outsideSchema(tool)) as object), type: 'object' },
    output: writes
      ? null
      : outlineOf(relaxSchema(withoutProperties(answerSchema(operation), spec.withheld ?? []), hiddenIn(tool))),
    writes,
  };
}

/** Fields where a placeholder may stand. */
const hiddenIn = ({ spec }: Tool): string[] => Object.keys(spec.phi ?? {});

/** What an operation answers, as JSON schema. */
const answerSchema = ({ output }: Operation) =>
  z.toJSONSchema(output as z.ZodType, { io: 'output', unrepresentable: 'any' }) as JsonSchema;
