import { operations } from '@talent-os/contracts/registry.js';
import { schemaOf } from '@talent-os/contracts/fields/walk.js';
import { SignatureKind, TypeFlags, type Checker, type Type, type TypeReference } from 'typescript/unstable/sync';
import { callers, database, transaction } from './fakes.js';

/** A text that is a day, a search and an id at once, as far as what builds statements looks at it. */
const TEXT = '2026-11-20';
/** Objects within objects further down than this have no part in a statement. */
const DEEPEST = 3;

/** Every order some list takes: contracts know them as texts. Where a list does not know one, it stays as it is. */
const SORTS = [
  ...new Set(operations.flatMap((operation) => schemaOf(operation, 'in').properties?.['sort']?.enum ?? [])),
];

const KNOWN: Readonly<Record<string, () => readonly unknown[]>> = {
  Ctx: () => callers(),
  TenantDb: () => [database],
  Reader: () => [database],
  Transaction: () => [transaction],
  ServiceDefinition: () => [{ name: 'sales' }],
  ServiceParts: () => [{ service: 'sales' }],
  // Only the builder of the conditions knows them.
  Filters: () => [undefined],
  Date: () => [new Date(TEXT)],
  Map: () => [new Map()],
  Set: () => [new Set([TEXT])],
};

/**
 * Values of a type that together take every branch on one of its properties: of a union each member, of an object the
 * least and the most it may have, and each property by itself in each of its values.
 */
export function samplesOf(type: Type, checker: Checker, depth = 0): readonly unknown[] {
  const { flags } = type;
  if (type.isUnionType()) {
    const members = [...new Set(type.getTypes().flatMap((one) => samplesOf(one, checker, depth)))];
    return [...members.filter((one) => one === undefined), ...members.filter((one) => one !== undefined)];
  }
  if (flags & TypeFlags.Null) return [null];
  if (type.isBooleanLiteralType()) return [type.value];
  if (type.isLiteralType()) return [type.value];
  if (flags & (TypeFlags.StringLike | TypeFlags.TemplateLiteral)) return [TEXT];
  if (flags & TypeFlags.NumberLike) return [1];
  if (flags & TypeFlags.BooleanLike) return [true, false];
  if (flags & (TypeFlags.Object | TypeFlags.Intersection)) return objectsOf(type, checker, depth);
  return [undefined];
}

function objectsOf(type: Type, checker: Checker, depth: number): readonly unknown[] {
  const known = KNOWN[(type.getAliasSymbol() ?? type.getSymbol())?.name ?? ''];
  if (known) return known();
  if (checker.isArrayLikeType(type)) {
    const items = checker.getTypeArguments(type as TypeReference).map((one) => samplesOf(one, checker, depth + 1));
    return checker.isTupleType(type) ? [items.map(([first]) => first)] : [items.flat()];
  }
  if (checker.getSignaturesOfType(type, SignatureKind.Call).length > 0) return [() => TEXT];
  if (depth >= DEEPEST) return [{}];
  const properties = checker.getPropertiesOfType(type).map((property) => {
    const own = checker.getTypeOfSymbol(property);
    const values = own ? samplesOf(own, checker, depth + 1) : [undefined];
    return [property.name, property.name === 'sort' && values.includes(TEXT) ? [undefined, ...SORTS] : values] as const;
  });
  const least = Object.fromEntries(properties.map(([name, [first]]) => [name, first]));
  const most = Object.fromEntries(properties.map(([name, values]) => [name, values.find(isGiven) ?? values[0]]));
  return [
    least,
    most,
    ...properties.flatMap(([name, values]) => values.slice(1).map((value) => ({ ...least, [name]: value }))),
  ];
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;
