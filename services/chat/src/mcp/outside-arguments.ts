import { PAGE_SIZE, type Operation } from '@talent-os/contracts';
import { z } from 'zod';
import { argumentsSchema, unknownArguments, type JsonSchema } from '../tools/json-schema.js';
import type { Arguments } from '../tools/run-tool.js';
import type { Tool } from '../tools/tool.js';

/** The page of a list: within the product the first one is enough, an application may want them all. */
const PAGE: JsonSchema = { type: 'integer', minimum: 1 };

const fieldsOf = ({ input }: Operation): Readonly<Record<string, unknown>> =>
  input instanceof z.ZodObject ? (input.shape as Record<string, unknown>) : {};

const isPaged = (operation: Operation): boolean => Object.hasOwn(fieldsOf(operation), 'page');

/** A switch of a query, which travels as the text `true` or `false`. */
function isSwitch(schema: unknown): boolean {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return isSwitch(schema.unwrap());
  return schema instanceof z.ZodPipe && schema.out instanceof z.ZodBoolean;
}

const switches = (operation: Operation): ReadonlySet<string> =>
  new Set(
    Object.entries(fieldsOf(operation))
      .filter(([, schema]) => isSwitch(schema))
      .map(([name]) => name),
  );

/** What an application is told of a tool's arguments: a switch is a boolean, a list has pages. */
export function outsideSchema(tool: Tool): JsonSchema {
  const { required = [], ...schema } = argumentsSchema(tool);
  const isBoolean = switches(tool.operation);
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const { description } = property;
    const asSwitch = { type: 'boolean', ...(description !== undefined && { description }) };
    return [name, isBoolean.has(name) ? asSwitch : property] as const;
  });
  return {
    ...schema,
    // A list of tools goes into a model's context: what says nothing is left out.
    ...(required.length > 0 && { required }),
    properties: { ...Object.fromEntries(properties), ...(isPaged(tool.operation) && { page: PAGE }) },
  };
}

/** The names among arguments that an application's tool does not have. */
export const unknownOutside = (tool: Tool, args: Arguments): string[] =>
  unknownArguments(tool, args).filter((name) => name !== 'page' || !isPaged(tool.operation));

/** Arguments as the operation takes them. */
export function asTaken({ operation }: Tool, args: Arguments): Arguments {
  const asText = switches(operation);
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      asText.has(name) && typeof value === 'boolean' ? String(value) : value,
    ]),
  );
}

/** The page behind the one an answer holds; null where it was the last, or the tool has none. */
export function nextPageOf({ operation }: Tool, { page = 1 }: Arguments, answer: unknown): number | null {
  if (!isPaged(operation) || typeof answer !== 'object' || answer === null) return null;
  const { total = 0, more = false } = answer as { readonly total?: number; readonly more?: boolean };
  return more || Number(page) * PAGE_SIZE < total ? Number(page) + 1 : null;
}
