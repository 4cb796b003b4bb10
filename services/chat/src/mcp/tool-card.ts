import type { ToolCard } from '@talent-os/contracts/chat/tools.js';
import type { Operation } from '@talent-os/contracts';
import { z } from 'zod';
import { functionName } from '../model/offer.js';
import { withoutPatterns, type JsonSchema } from '../tools/json-schema.js';
import { oncePer } from '../tools/once-per.js';
import { relaxSchema } from '../tools/relax-schema.js';
import type { Tool } from '../tools/tool.js';
import { withoutProperties } from '../tools/withheld.js';
import { outsideSchema } from './outside-arguments.js';

/** A tool as an application outside is told of it. */
export const cardOf = oncePer((tool: Tool): ToolCard => {
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
});

/** Fields where a placeholder may stand. */
const hiddenIn = ({ spec }: Tool): string[] => Object.keys(spec.phi ?? {});

/** What an operation answers, as JSON schema. */
const answerSchema = ({ output }: Operation) =>
  z.toJSONSchema(output as z.ZodType, { io: 'output', unrepresentable: 'any' }) as JsonSchema;

/** Levels of an answer that an application is told: the answer and its fields. The rest it reads from the answer. */
const LEVELS = 1;

/** What an answer looks like from afar: types and the names of its fields. A whole schema is three times as long as all else. */
function outlineOf(schema: JsonSchema, levels = LEVELS): JsonSchema {
  const { type, anyOf, items, properties } = schema;
  if (anyOf) {
    const types = anyOf.map((one) => one.type);
    return types.every((one) => typeof one === 'string') ? { type: [...new Set(types)] } : {};
  }
  if (levels > 0 && items) return { type: 'array', items: outlineOf(items as JsonSchema, levels - 1) };
  if (levels > 0 && properties) return { type: 'object', properties: outlinesOf(properties, levels - 1) };
  return type ? { type } : {};
}

const outlinesOf = (properties: NonNullable<JsonSchema['properties']>, levels: number) =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, outlineOf(schema, levels)]));
