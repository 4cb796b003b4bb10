import { pg } from '@talent-os/service-kit/database/types';
import type { Column, WireQuery } from '@talent-os/service-kit/database/wire-query';
import { TypeFlags, type Checker, type Type, type TypeReference } from 'typescript/unstable/sync';
import type { Site } from './sources.js';

/** Has Postgres prepare a statement and answers its columns, or why it cannot. Nothing runs. */
export function describe(client: pg.Client, text: string): Promise<readonly Column[] | Error> {
  return new Promise((resolve) => {
    let found: readonly Column[] = [];
    const question: WireQuery = {
      callback: () => undefined,
      submit(connection) {
        connection.parse({ name: '', text, types: [] }, true);
        connection.describe({ type: 'S' }, true);
        connection.sync();
      },
      handleRowDescription: ({ fields }) => (found = fields),
      handleDataRow: () => undefined,
      handleCommandComplete: () => undefined,
      handleEmptyQuery: () => undefined,
      handleError: (error) => resolve(error as Error),
      handleReadyForQuery: () => resolve(found),
    };
    client.query(question);
  });
}

/** What rows of a type have, by key: what each may be, and whether it may be absent. */
export type ResultColumns = ReadonlyMap<string, { readonly kinds: ReadonlySet<string>; readonly optional: boolean }>;

/** The rows a call says it reads; nothing where it does not say. */
export function rowOf({ call }: Site, checker: Checker): ResultColumns | undefined {
  const answer = checker.getTypeAtLocation(call);
  const [resolved] = answer ? checker.getTypeArguments(answer as TypeReference) : [];
  if (!resolved) return undefined;
  const present = checker.getNonNullableType(resolved) ?? resolved;
  const [row] = checker.isArrayLikeType(present) ? checker.getTypeArguments(present as TypeReference) : [present];
  const properties = row ? checker.getPropertiesOfType(row) : [];
  if (properties.length === 0) return undefined;
  return new Map(
    properties.map((property) => {
      const kinds = kindsOf(checker.getTypeOfSymbol(property), checker);
      return [property.name, { kinds, optional: kinds.has('undefined') }];
    }),
  );
}

function kindsOf(type: Type | undefined, checker: Checker): Set<string> {
  if (!type) return new Set(['any']);
  if (type.isUnionType()) return new Set(type.getTypes().flatMap((one) => [...kindsOf(one, checker)]));
  const { flags } = type;
  if (flags & TypeFlags.StringLike) return new Set(['string']);
  if (flags & TypeFlags.NumberLike) return new Set(['number']);
  if (flags & TypeFlags.BooleanLike) return new Set(['boolean']);
  if (flags & TypeFlags.Undefined) return new Set(['undefined']);
  if (flags & TypeFlags.Null) return new Set(['null']);
  // A text with a brand is one all the same.
  if (flags & TypeFlags.Intersection)
    return new Set(checker.isTypeAssignableTo(type, checker.getStringType()) ? ['string'] : ['object']);
  return new Set([flags & TypeFlags.AnyOrUnknown ? 'any' : 'object']);
}

const { builtins } = pg.types;
/** What the driver makes of a column's type; an object where it is not here. */
const KINDS: Readonly<Record<number, string>> = {
  ...Object.fromEntries(
    [builtins.INT2, builtins.INT4, builtins.INT8, builtins.FLOAT4, builtins.FLOAT8].map((id) => [id, 'number']),
  ),
  ...Object.fromEntries(
    [
      builtins.TEXT,
      builtins.VARCHAR,
      builtins.UUID,
      builtins.DATE,
      builtins.TIME,
      builtins.TIMESTAMPTZ,
      builtins.NUMERIC,
    ].map((id) => [id, 'string']),
  ),
  [builtins.BOOL]: 'boolean',
  [builtins.JSON]: 'any',
  [builtins.JSONB]: 'any',
};

/** What a statement gives otherwise than the type of its rows says. */
export function differences(row: ResultColumns, columns: readonly Column[]): string[] {
  const returned = new Map(columns.map(({ name, dataTypeID }) => [name, KINDS[dataTypeID] ?? 'object']));
  const missing = [...row].filter(([key, { optional }]) => !optional && !returned.has(key));
  const wrong = [...row].filter(([key, { kinds }]) => {
    const kind = returned.get(key);
    return kind !== undefined && kind !== 'any' && !kinds.has('any') && !kinds.has(kind);
  });
  return [
    ...missing.map(([key]) => `gives no ${key}`),
    ...[...returned.keys()].filter((name) => !row.has(name)).map((name) => `gives ${name}, which its rows do not have`),
    ...wrong.map(([key, { kinds }]) => `gives ${key} as ${returned.get(key)}, not as ${[...kinds].join(' or ')}`),
  ];
}
