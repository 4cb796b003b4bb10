import type { Operation } from '@talent-os/contracts';
import type { LookupSpec } from '@talent-os/contracts/assistant.js';
import type { Noun } from '@talent-os/contracts/fields/noun.js';
import { nouns } from '@talent-os/contracts/fields/nouns.js';
import { operations } from '@talent-os/contracts/registry.js';
import { fieldsOf, nodeAt, outputOf, type Node } from '../present/schema-format.js';
import { inputSchema, requiredFields } from './json-schema.js';

const byName = new Map(operations.map((operation) => [operation.name, operation]));
const bare = (field: string): string => field.replace(/Ids?$/, '');

/** The noun whose id a field holds: by its key, by a further name, or because its name ends so: `toPositionId`. */
export function nounOfField(field: string): Noun | undefined {
  const id = field.replace(/s$/, '');
  const direct = nouns[bare(field)] ?? nouns[id] ?? Object.values(nouns).find(({ ids }) => ids?.includes(id));
  if (direct) return direct;
  const ending = Object.keys(nouns)
    .filter((key) => bare(field).toLowerCase().endsWith(key.toLowerCase()))
    .toSorted((one, other) => other.length - one.length)[0];
  return ending === undefined ? undefined : nouns[ending];
}

type LookupColumn = {
  readonly at: string;
  readonly id: string;
  readonly name: string;
  readonly row: ReadonlyMap<string, Node>;
};

/** Where the rows of a noun stand in what a list answers, if they have an id and a name. */
function placeIn(noun: Noun, operation: Operation | undefined, at: string, field: string): LookupColumn | undefined {
  if (!operation || operation.effect !== 'read' || requiredFields(operation).length > 0) return undefined;
  const rows = nodeAt(outputOf(operation), at);
  const element = rows && nodeAt(rows, '');
  const inner = element?.def.element ?? element;
  const row = new Map(fieldsOf(inner));
  const id = [field.replace(/s$/, ''), 'id'].find((one) => row.has(one));
  const name = [noun.name, 'name', 'title', 'text'].find((one) => one !== undefined && row.has(one.split('.')[0]!));
  return id !== undefined && name !== undefined ? { at, id, name, row } : undefined;
}

/** Where what a field's id names is looked up: the lists of its noun, the widest first; nothing where it stands in none. */
export function lookupOf(field: string, needs: readonly string[]): LookupSpec | undefined {
  const noun = nounOfField(field);
  if (!noun) return undefined;
  const places = Object.entries(noun.lists).flatMap(([name, at]) => {
    const place = placeIn(noun, byName.get(name), at, field);
    return place && needs.every((one) => place.row.has(one)) ? [{ operation: name, ...place }] : [];
  });
  const get = getterOf(noun, field, needs);
  return places.reduceRight<LookupSpec | undefined>((or, { operation, at, id, name, row }) => {
    const search = inputSchema(byName.get(operation)!).properties?.['search'] !== undefined;
    const hint = [noun.date, noun.owner, 'department', 'positionTitle', 'title'].find(
      (one) => one !== undefined && one !== name && row.has(one),
    );
    return {
      operation,
      at,
      name,
      one: noun.one,
      ...(id !== 'id' && { id }),
      ...(search && { search: 'search' }),
      ...(hint && { hint }),
      ...(get && { get }),
      ...(or && { or }),
    };
  }, undefined);
}

/** The operation that reads one of them by this very field, where its answer names it. */
function getterOf(noun: Noun, field: string, needs: readonly string[]): string | undefined {
  const operation = noun.get === undefined ? undefined : byName.get(noun.get);
  if (!operation || requiredFields(operation).join() !== field) return undefined;
  const row = new Map(fieldsOf(outputOf(operation)));
  const named = row.has(noun.name ?? 'name') || row.has('title');
  return named && row.has('id') && needs.every((one) => row.has(one)) ? operation.name : undefined;
}
