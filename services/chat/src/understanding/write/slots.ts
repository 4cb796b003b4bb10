import type { SlotSpec } from '@talent-os/contracts/assistant.js';
import { findField } from '@talent-os/contracts/fields/index.js';
import type { Unit } from '@talent-os/contracts/fields/field.js';
import { bareSchema, itemSchema } from '../../tools/change-spec.js';
import { inputSchema, type JsonSchema } from '../../tools/json-schema.js';
import { oncePer } from '../../tools/once-per.js';
import type { Tool } from '../../tools/tool.js';

type SlotKind = 'choice' | 'number' | 'yes' | 'day' | 'time' | 'instant' | 'id' | 'text' | 'nested';
/** A field of a tool's input, as it is found in what people write. */
export type Slot = {
  readonly field: string;
  readonly kind: SlotKind;
  /** It holds a list of such values. */
  readonly many: boolean;
  readonly required: boolean;
  readonly unit: Unit | undefined;
  readonly schema: JsonSchema;
  readonly spec: SlotSpec;
};

/** The fields of a tool that can be filled from a sentence: the described ones first, in the order they are described in. */
export const slotsOf = oncePer((tool: Tool): readonly Slot[] => {
  const { properties = {}, required = [] } = inputSchema(tool.operation);
  return Object.entries(properties)
    .map(([field, schema]): Slot => {
      const spec = tool.spec.slots?.[field] ?? {};
      const unit = findField(tool.name, `in.${field}`)?.field.unit;
      const many = bareSchema(schema).type === 'array';
      const item = itemSchema(schema);
      return { field, kind: kindOf(item, spec), many, required: required.includes(field), unit, schema: item, spec };
    })
    .filter(({ field, spec }) => field !== 'page' && !spec.from)
    .toSorted((a, b) => place(tool, a.field) - place(tool, b.field));
});

function place({ spec }: Tool, field: string): number {
  const at = Object.keys(spec.slots ?? {}).indexOf(field);
  return at < 0 ? Number.MAX_SAFE_INTEGER : at;
}

function kindOf(schema: JsonSchema, spec: SlotSpec): SlotKind {
  if (spec.lookup || schema.format === 'uuid') return 'id';
  if (schema.enum?.some((value) => typeof value === 'string')) return 'choice';
  if (schema.format === 'date') return 'day';
  if (schema.format === 'time') return 'time';
  if (schema.format === 'date-time') return 'instant';
  if (schema.type === 'boolean') return 'yes';
  if (schema.type === 'object') return 'nested';
  return schema.type === 'integer' || schema.type === 'number' ? 'number' : 'text';
}

/** A word for a value as the operation takes it: `true` is a truth for a field that is one, a text for one of a query. */
export function valueOf({ kind, schema }: Slot, word: string | boolean): unknown {
  if (kind === 'yes') return word === true || word === 'true';
  return kind === 'number' || schema.type === 'integer' || schema.type === 'number' ? Number(word) : String(word);
}
