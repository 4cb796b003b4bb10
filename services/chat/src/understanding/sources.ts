import type { Operation } from '@talent-os/contracts';
import { assistantSpecs } from '@talent-os/contracts/assistant-specs.js';
import { findChoices, findField, labelOf as fieldLabelOf } from '@talent-os/contracts/fields/index.js';
import { nounOf, nouns } from '@talent-os/contracts/fields/nouns.js';
import { elementOf, fieldsOf, formatOf, nodeAt, outputOf, valuesOf, type Node } from '../present/schema-format.js';
import { requiredFields } from '../tools/json-schema.js';
import { isKept } from '../tools/kept.data.js';
import { isUnspoken } from '../tools/assistant-exclusions.data.js';
import type { FieldKind, Source, SourceField } from './types.js';

/** Cut-down copies of lists: the whole one answers. */
const COPIES: readonly string[] = ['talent.mobility.opportunities', 'talent.mobility.myExpressions'];
const IDS = /^(?:id|version|link|hash|traceId|sealedKey|object|currency|moves|may|keyEnding|eventId)$|Ids?$/;
const PERSON =
  /(?:owner|holder|person|employee|manager|recruiter|mentor|mentee|colleague|proposer|proposedBy|interviewer|approver|author|assignee|requester|requestedBy|decidedBy|verifiedBy|by|lead)Names?$/i;
const PLACE = /^(?:location|region|city)$/;
const DEEPEST = 3;

/** Whether an operation answers a signed-in person data. A read is what changes nothing, whatever its method. */
export const isReadByPeople = (operation: Operation): boolean =>
  operation.effect === 'read' &&
  operation.method !== undefined &&
  operation.access !== 'internal' &&
  operation.access !== 'public' &&
  !operation.document &&
  !operation.download &&
  !operation.stream &&
  !operation.refreshCookie;

/** Whether such an operation needs nothing first. */
const answersPeople = (operation: Operation): boolean =>
  isReadByPeople(operation) && requiredFields(operation).length === 0;

/** Whether an operation can be asked for in words. */
export const isAskable = (operation: Operation): boolean =>
  answersPeople(operation) && !isUnspoken(operation.name) && !COPIES.includes(operation.name);

/** Whether an operation is known by its words alone: who asks for it is told that it stays out of conversations. */
export const isKeptApart = (operation: Operation): boolean => answersPeople(operation) && isKept(operation.name);

const kindOf = (name: string, node: Node): FieldKind => {
  const format = formatOf(node);
  if (format === 'money' || format === 'list') return format;
  if (format === 'day') return 'date';
  if (format === 'moment') return 'instant';
  if (format === 'yes') return 'boolean';
  if (format === 'label') return 'choice';
  if (format === 'count') return 'number';
  if (name.endsWith('Time')) return 'clock';
  if (PERSON.test(name)) return 'person';
  return PLACE.test(name) ? 'place' : 'text';
};

type Place = { readonly lists: readonly string[]; readonly parents: readonly (readonly SourceField[])[] };

/**
 * Everything an operation answers, as rows with fields. A read that is posted works something out, so people ask whether it
 * is so; its figures stand in the lists it goes through.
 */
export function sourcesOf(operation: Operation, spec = assistantSpecs[operation.name]): Omit<Source, 'id'>[] {
  const found: Omit<Source, 'id'>[] = [];
  const withheld = new Set(spec?.withheld ?? []);
  const scalars = (node: Node, prefix: string, full: string, depth: number, lists: [string, Node][]): SourceField[] =>
    fieldsOf(node).flatMap(([name, inner]) => {
      const path = prefix ? `${prefix}.${name}` : name;
      const whole = full ? `${full}.${name}` : name;
      if (withheld.has(whole) || IDS.test(name)) return [];
      const { type } = inner.def;
      if (type === 'object') return depth >= DEEPEST ? [] : scalars(inner, path, whole, depth + 1, lists);
      const element = type === 'array' ? elementOf(inner) : undefined;
      if (element?.def.type === 'object') {
        lists.push([path, inner]);
        return [];
      }
      if (type === 'record' || type === 'union' || inner.format === 'uuid' || inner.format === 'url') return [];
      return [fieldOf(operation, whole, path, inner)];
    });
  const visit = (node: Node, { lists, parents }: Place, full: string): void => {
    const inner: [string, Node][] = [];
    const read = scalars(node, '', full, 0, inner);
    const own = lists.length === 0 ? [...read, ...figuresOf(operation, spec)] : read;
    const above = parents.flatMap((fields, index) =>
      fields.map((field) => ({ ...field, depth: parents.length - index })),
    );
    const fields = [...own, ...above]
      .filter(({ kind }) => operation.method === 'GET' || kind === 'boolean')
      .map((field) => ({ ...field, key: `${field.depth}.${field.path}` }));
    if (own.length > 0) found.push({ operation, spec, lists, ...nounsOf(operation, spec, lists), fields });
    for (const [path, list] of inner) {
      if (lists.length >= 2) continue;
      const next = { lists: [...lists, path], parents: lists.length > 0 ? [...parents, own] : parents };
      visit(elementOf(list)!, next, full ? `${full}.${path}` : path);
    }
  };
  const output = outputOf(operation);
  if (output.def.type === 'array') {
    const element = elementOf(output);
    if (element?.def.type === 'object') visit(element, { lists: [''], parents: [] }, '');
  } else visit(output, { lists: [], parents: [] }, '');
  return found;
}

/** Figures people ask for by name although they stand nowhere in the answer: they are worked out from its rows. */
const figuresOf = (operation: Operation, spec: Source['spec']): SourceField[] =>
  Object.entries(spec?.present?.figures ?? {}).flatMap(([name, figure]) => {
    const node = nodeAt(outputOf(operation), figure.path);
    if (figure.label === undefined || !node) return [];
    return [{ ...fieldOf(operation, figure.path, name, node), label: figure.label, figure }];
  });

function fieldOf(operation: Operation, whole: string, path: string, node: Node): SourceField {
  const steps = path.split('.');
  const name = steps.at(-1)!;
  const described = findField(operation.name, `out.${whole}`)?.field;
  const own = described?.label ?? fieldLabelOf(name);
  const above =
    steps.length > 1
      ? (findField(operation.name, `out.${whole.slice(0, whole.lastIndexOf('.'))}`)?.field.label ??
        fieldLabelOf(steps.at(-2)!))
      : '';
  const label =
    above !== '' &&
    !own.toLowerCase().includes(above.toLowerCase()) &&
    !/^(?:Totals?|Plan|Cycle|Clearance)$/.test(above)
      ? `${above} ${own.toLowerCase()}`
      : own;
  const unit = described?.unit;
  const kind = unit === 'minor units' ? 'money' : kindOf(name, node);
  const values = valuesOf(node);
  const choices = values.length > 0 ? findChoices(operation.name, values) : {};
  return { depth: 0, path, key: '', label, kind, unit, format: formatIn(unit, name, node), choices };
}

function formatIn(unit: SourceField['unit'], name: string, node: Node): SourceField['format'] {
  if (unit === 'minor units') return 'money';
  if (unit === 'percent' || unit === 'share') return unit;
  return name === 'month' ? 'month' : formatOf(node);
}

/** What one of the rows is called, and several. */
function nounsOf(
  operation: Operation,
  spec: Source['spec'],
  lists: readonly string[],
): Pick<Source, 'noun' | 'one' | 'many'> {
  const at = lists.join('.');
  // `Mine` are those of the things listed beside it that are the caller's.
  const noun =
    lists.length > 0
      ? (nounOf(operation.name, at) ?? (at === 'mine' ? listedBy(operation.name) : undefined))
      : undefined;
  const rows = spec?.present?.rows;
  if (noun) return { noun, one: bare(noun.one), many: bare(noun.many) };
  if (rows && rows.at === at && rows.one !== 'entry') return { noun, one: rows.one, many: rows.many };
  const last = lists.at(-1)?.split('.').at(-1);
  const subject = operation.name.split('.')[1]!;
  const many = (last && last !== 'items' ? fieldLabelOf(last) : fieldLabelOf(subject)).toLowerCase();
  return { noun, one: singularOf(many), many };
}

/** `My applications` are applications where they are told. */
const bare = (name: string): string => name.replace(/^my /, '');

/** The thing an operation lists. */
export const listedBy = (name: string) => Object.values(nouns).find(({ lists }) => name in lists);

export const singularOf = (many: string): string =>
  many.endsWith('ies') ? `${many.slice(0, -3)}y` : many.replace(/(?<!s)s$/, '');
