import type { Operation, Rule } from '@talent-os/contracts';
import type { AssistantSpec, ChangeWords, SlotSpec } from '@talent-os/contracts/assistant.js';
import { assistantSpecs } from '@talent-os/contracts/assistant-specs.js';
import { findChoices, findLabel } from '@talent-os/contracts/fields/index.js';
import { verbsOf } from '@talent-os/contracts/fields/verbs.js';
import { wordsOf } from '@talent-os/contracts/words.js';
import type { z } from 'zod';
import { inputSchema, type JsonSchema } from './json-schema.js';
import { lookupOf, nounOfField } from './lookup-of.js';

type Fields = Readonly<Record<string, JsonSchema>>;
type Slots = Record<string, SlotSpec>;

/** A schema without what lets it be null. */
export const bareSchema = (schema: JsonSchema): JsonSchema =>
  schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
export const itemSchema = (schema: JsonSchema): JsonSchema => {
  const bare = bareSchema(schema);
  return bare.type === 'array' ? bareSchema((bare['items'] ?? {}) as JsonSchema) : bare;
};
const isId = (schema: JsonSchema) => itemSchema(schema).format === 'uuid';
/** Objects inside an input: nobody says one in a sentence. */
const isNested = (schema: JsonSchema) => ['object'].includes(String(itemSchema(schema).type));

/**
 * The tool of a change, derived from its contract: verbs from what it is called, labels and choices from the tables of
 * fields, what ids name from the nouns, and what is asked from what its schema says where a field is empty. Nothing where
 * a needed field cannot be said in a sentence.
 */
export function changeSpec(operation: Operation, given: ChangeWords = {}): AssistantSpec | undefined {
  const { properties = {}, required = [] } = inputSchema(operation);
  const slots = slotsOf(operation, properties, required, given.slots ?? {});
  return slots && { ...changeCalled(operation, given), slots };
}

/** What people call a change, whether or not it can be said in a sentence. */
export function changeCalled(operation: Operation, given: ChangeWords = {}): AssistantSpec {
  const [service = '', subject = '', action = ''] = operation.name.split('.');
  const one = given.one ?? thingOf(operation, inputSchema(operation).properties ?? {}, subject);
  const verbs = [...new Set([...(given.verbs ?? []), ...verbsOf(action)])];
  const title = given.title ?? titleOf(operation.summary);
  const label = `${wordsOf(verbs[0]!)} ${article(one)} ${one}`;
  const near = neighbours(service, subject);
  const link = given.link ?? near.find((spec) => spec.link)?.link;
  return {
    examples: [...new Set([`${verbs[0]} ${article(one)} ${one}`, lowered(title), lowered(operation.summary)])].slice(
      0,
      2,
    ),
    hubs: [...new Set(near.flatMap(({ hubs }) => hubs))],
    label,
    describe: operation.summary,
    synonyms: [one, ...(given.synonyms ?? [])],
    ...(link && { link }),
    proposes: { title, card: given.card ?? label, permission: permissionOf(operation), verbs },
  };
}

/** Specs of the same subject, else of the same service: they know the hubs. */
function neighbours(service: string, subject: string): readonly AssistantSpec[] {
  const named = (prefix: string) =>
    Object.entries(assistantSpecs).flatMap(([name, spec]) => (spec && name.startsWith(prefix) ? [spec] : []));
  const near = named(`${service}.${subject}.`);
  return near.length > 0 ? near : named(`${service}.`);
}

/** What a change is about: the thing its first id names, else what its subject is called. */
function thingOf(operation: Operation, properties: Fields, subject: string): string {
  const needed = inputSchema(operation).required ?? [];
  const id = Object.keys(properties).find(
    (field) => isId(properties[field]!) && needed.includes(field) && !properties[field]!.anyOf,
  );
  const noun = id === undefined ? nounOfField(subject) : nounOfField(id);
  return noun?.one ?? wordsOf(subject.replace(/s$/, '')).toLowerCase();
}

const lowered = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
const article = (one: string): string => (/^[aeiou]/i.test(one) ? 'an' : 'a');

/** What a summary says first: the rest are its conditions. */
const titleOf = (summary: string): string => {
  const first = summary.split(/[;:]|, (?:with|which|who|and|so)\b/)[0]!.trim();
  return first.length > 80 ? first.slice(0, 77).replace(/\s\S*$/, '…') : first;
};

function permissionOf({ access, service }: Operation): string {
  const rights = typeof access === 'object' ? permissionsIn(access) : [];
  return rights.length > 0 ? rights.map(wordsOf).join(', ') : `Your role in ${wordsOf(service)}`;
}
const permissionsIn = ({ permission, any }: Rule): readonly string[] => permission ?? any?.flatMap(permissionsIn) ?? [];

type GivenSlots = Readonly<Record<string, SlotSpec>>;

function slotsOf(
  operation: Operation,
  properties: Fields,
  required: readonly string[],
  given: GivenSlots,
): Slots | undefined {
  const fields = Object.keys(properties).filter((field) => field !== 'page' && field !== 'version');
  const ids = fields.filter((field) => isId(properties[field]!) && !given[field]?.silent);
  const slots: Slots = {};
  for (const field of ordered(fields, ids, given)) {
    const slot = described(operation, field, properties, ids, given[field] ?? {});
    if (!slot && required.includes(field)) return undefined;
    if (slot) slots[field] = slot;
  }
  if (!properties['version']) return slots;
  const id = ids.find((field) => slots[field]);
  if (id === undefined) return required.includes('version') ? undefined : slots;
  slots['version'] = { from: `${id}.version` };
  return /^(?:PUT|PATCH)$/.test(operation.method ?? '') ? kept(slots, id, required) : slots;
}

/** A field as its contract describes it; nothing where nobody can say it. */
function described(
  operation: Operation,
  field: string,
  properties: Fields,
  ids: readonly string[],
  own: SlotSpec,
): SlotSpec | undefined {
  const schema = properties[field]!;
  const isThing = ids.includes(field);
  const lookup = own.lookup ?? (isThing ? lookupOf(field, neededIn(field, ids, properties)) : undefined);
  if ((isNested(schema) && own.otherwise === undefined) || (isThing && !lookup)) return undefined;
  return { ...slotOf(operation, field, schema, lookup !== undefined), ...own, ...(lookup && { lookup }) };
}

/** Things first, those that stand inside of another one behind it. */
function ordered(
  fields: readonly string[],
  ids: readonly string[],
  given: Readonly<Record<string, SlotSpec>>,
): string[] {
  const rank = (field: string): number => {
    const lookup = given[field]?.lookup;
    if (lookup?.with || lookup?.in) return 1;
    return lookup || ids.includes(field) ? 0 : 2;
  };
  return fields.toSorted((one, other) => rank(one) - rank(other));
}

/** What the row of the first id has to hold: the version the change is bound to. */
const neededIn = (field: string, [first]: readonly string[], properties: Fields): readonly string[] =>
  field === first && properties['version'] ? ['version'] : [];

/** Needed fields of an update stay as they are in the record. */
const kept = (slots: Slots, id: string, required: readonly string[]): Slots =>
  Object.fromEntries(
    Object.entries(slots).map(([field, slot]) => {
      const stays = field !== id && required.includes(field) && !slot.from && !slot.keeps;
      return [field, stays ? { ...slot, keeps: `${id}.${field}` } : slot];
    }),
  );

const NAMES = /(?:title|name|location|place|value|certificate|reference|number|department|asset|unit)$/i;

/** Somebody who may be the caller. */
const MINE = /^(?:owner|assignee|manager)Id$/;

function slotOf(operation: Operation, field: string, schema: JsonSchema, isThing: boolean): SlotSpec {
  const { label, synonyms, antonyms } = findLabel(operation.name, `in.${field}`);
  const item = itemSchema(schema);
  const values = (item.enum ?? []).filter((value): value is string => typeof value === 'string');
  const ask = askedBy(operation, field);
  if (values.length > 0) {
    const choices = Object.entries(findChoices(operation.name, values));
    return {
      label,
      ask: ask ?? `Which ${label.toLowerCase()}?`,
      words: Object.fromEntries(choices.map(([value, one]) => [value, [one.label, ...one.synonyms]])),
      labels: Object.fromEntries(choices.map(([value, one]) => [value, one.label])),
    };
  }
  if (item.type === 'boolean')
    return { label, ask: `${label}?`, words: { true: [label, ...synonyms], false: antonyms } };
  if (isThing && MINE.test(field)) return { label, ask: ask ?? 'To whom?', me: true };
  if (isThing) return { label, ask: `Which ${nounOfField(field)?.one ?? label.toLowerCase()} do you mean?` };
  const isText = item.type === 'string' && !item.format;
  return {
    label,
    ...(ask && { ask }),
    ...(isText && { text: NAMES.test(field) ? ('name' as const) : ('message' as const) }),
  };
}

/** What the contract says where a field is empty: `Please say why`. */
function askedBy({ input }: Operation, field: string): string | undefined {
  const shape = (input as { shape?: Readonly<Record<string, z.ZodType>> }).shape;
  for (const empty of ['', undefined, []]) {
    const told = shape?.[field]?.safeParse(empty).error?.issues[0]?.message;
    if (told?.startsWith('Please ')) return told;
  }
  return undefined;
}
