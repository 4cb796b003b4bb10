import type { SlotSpec } from '@talent-os/contracts/assistant.js';
import { inputSchema, type JsonSchema } from '../tools/json-schema.js';
import type { Tool } from '../tools/tool.js';

export type SlotKind = 'choice' | 'number' | 'yes' | 'day' | 'instant' | 'id' | 'text';
/** A field of a tool's input, as it is found in what people write. */
export type Slot = {
  readonly field: string;
  readonly kind: SlotKind;
  readonly required: boolean;
  readonly schema: JsonSchema;
  readonly spec: SlotSpec;
};

const slots = new WeakMap<Tool, readonly Slot[]>();

/** The fields of a tool that can be filled from a sentence: the described ones first, in the order they are described in. */
export function slotsOf(tool: Tool): readonly Slot[] {
  let known = slots.get(tool);
  if (!known) {
    const { properties = {}, required = [] } = inputSchema(tool.operation);
    known = Object.entries(properties)
      .map(([field, schema]) => {
        const spec = tool.spec.slots?.[field] ?? {};
        return { field, kind: kindOf(schema, spec), required: required.includes(field), schema, spec };
      })
      .filter(({ field, spec }) => field !== 'page' && !spec.from)
      .toSorted((a, b) => place(tool, a.field) - place(tool, b.field));
    slots.set(tool, known);
  }
  return known;
}

function place({ spec }: Tool, field: string): number {
  const at = Object.keys(spec.slots ?? {}).indexOf(field);
  return at < 0 ? Number.MAX_SAFE_INTEGER : at;
}

function kindOf(schema: JsonSchema, spec: SlotSpec): SlotKind {
  if (spec.lookup || schema.format === 'uuid') return 'id';
  if (schema.enum) return 'choice';
  if (schema.format === 'date') return 'day';
  if (schema.format === 'date-time') return 'instant';
  if (schema.type === 'boolean') return 'yes';
  return schema.type === 'integer' || schema.type === 'number' ? 'number' : 'text';
}

/** A word for a value as the operation takes it: `true` is a truth for a field that is one, a text for one of a query. */
export function valueOf({ kind, schema }: Slot, word: string | boolean): unknown {
  if (kind === 'yes') return word === true || word === 'true';
  return kind === 'number' || schema.type === 'integer' ? Number(word) : String(word);
}
