import type { ToolCard } from '@talent-os/contracts/chat/tools.js';
import type { Operation } from '@talent-os/contracts';
import { z } from 'zod';
import { functionName } from '../model/offer.js';
import { argumentsSchema } from '../tools/json-schema.js';
import { loosened } from '../tools/loosened.js';
import type { Tool } from '../tools/tool.js';
import { withoutProperties } from '../tools/withheld.js';

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
    input: { ...argumentsSchema(tool), type: 'object' },
    output: writes ? null : loosened(withoutProperties(answerSchema(operation), spec.withheld ?? []), hiddenIn(tool)),
    writes,
  };
}

const hiddenIn = ({ spec }: Tool): string[] => Object.keys(spec.phi ?? {});

/** What an operation answers, as JSON schema. Fields may be added to an answer without breaking who reads it. */
const answerSchema = ({ output }: Operation): Record<string, unknown> =>
  z.toJSONSchema(output as z.ZodType, {
    io: 'output',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      // An address that is hidden is none: whoever checks the answer must not stumble over it.
      if (jsonSchema.format === 'email') for (const form of ['format', 'pattern'] as const) delete jsonSchema[form];
    },
  });
