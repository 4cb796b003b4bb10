import { z } from 'zod';
import type { Operation } from '@talent-os/contracts';
import type { AssistantSpec } from '@talent-os/contracts/assistant.js';
import { oncePer } from './once-per.js';

/** A JSON schema as far as tools use it. */
export type JsonSchema = {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly format?: string;
  readonly description?: string;
  readonly [key: string]: unknown;
};

/** The input of an operation as JSON: path, query and body in one flat object. */
export const inputSchema = oncePer(
  (operation: Operation) =>
    z.toJSONSchema(operation.input as z.ZodType, { io: 'input', unrepresentable: 'any' }) as JsonSchema,
);

type Tool = { readonly operation: Operation; readonly spec: AssistantSpec };

/** Fields that are filled by the platform itself: the version of the row another argument names. */
const filledIn = ({ spec }: Tool, field: string) => spec.slots?.[field]?.from !== undefined;

/**
 * What a model is told of a tool's arguments. Organization, person and role are in no operation's input, so they are
 * never arguments; neither is what the platform fills in, nor the page of a list, of which the first is enough.
 */
export function argumentsSchema(tool: Tool): JsonSchema {
  const { properties = {}, required = [] } = inputSchema(tool.operation);
  const fields = Object.entries(properties).filter(([field]) => field !== 'page' && !filledIn(tool, field));
  const described = fields.map(([field, schema]) => {
    const label = tool.spec.slots?.[field]?.label;
    return [field, label ? { ...schema, description: label } : schema] as const;
  });
  return {
    type: 'object',
    properties: Object.fromEntries(described),
    required: required.filter((field) => field !== 'page' && !filledIn(tool, field)),
    additionalProperties: false,
  };
}

/** The names among arguments that a tool does not have: its schema takes no others. */
export function unknownArguments(tool: Tool, args: Readonly<Record<string, unknown>>): string[] {
  const { properties = {} } = argumentsSchema(tool);
  return Object.keys(args).filter((name) => !Object.hasOwn(properties, name));
}

const takesNull = ({ anyOf }: JsonSchema): boolean => anyOf?.some(({ type }) => type === 'null') === true;

/** The arguments an operation knows; everything else is dropped before it is asked. */
export function knownArguments(operation: Operation, args: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { properties = {} } = inputSchema(operation);
  return Object.fromEntries(
    Object.entries(args).filter(
      ([field, value]) =>
        Object.hasOwn(properties, field) && value !== undefined && (value !== null || takesNull(properties[field]!)),
    ),
  );
}

/** The fields of an operation's input that must be given. */
export const requiredFields = (operation: Operation): readonly string[] => inputSchema(operation).required ?? [];

/** A schema without what its format says already: patterns of ids and dates are longer than everything beside them. */
export function withoutPatterns(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPatterns);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => !(name === 'pattern' && 'format' in value));
  return Object.fromEntries(fields.map(([name, inner]) => [name, withoutPatterns(inner)]));
}
