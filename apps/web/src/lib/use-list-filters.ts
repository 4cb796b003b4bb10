import type { Operation, Sent } from '@talent-os/contracts/define';
import { useMemo } from 'react';
import { useListBeside } from './use-list-beside';
import type { ListParams } from './use-list-params';

type Field = { safeParse(value: string): { success: boolean; data?: unknown } };
type Fields<O extends Operation> = Omit<Sent<O>, 'page' | 'sort'>;

type Options<O extends Operation> = {
  /** Fields the address calls otherwise; the same object every time. */
  readonly called?: { readonly [F in keyof Fields<O>]?: string };
  readonly defaultSort?: string;
};
const AS_NAMED = {};

/**
 * What people look for in a list, from the address: every field its operation takes but page and order, as the operation
 * takes it. What the contract does not know is no filter, and neither is a switch that is off; a search is kept whatever
 * it is, and refused by the server with its reason.
 */
export function useListFilters<O extends Operation>(operation: O, options: Options<O> = {}) {
  const { called = AS_NAMED as NonNullable<Options<O>['called']>, defaultSort } = options;
  const fields = useMemo(() => fieldsOf(operation, called), [operation, called]);
  const params = useListBeside(
    useMemo(() => fields.map(({ name }) => name), [fields]),
    defaultSort,
  );
  const input = useMemo(() => inputOf(fields, params) as Partial<Fields<O>>, [fields, params]);
  return { params, input };
}

const fieldsOf = ({ input }: Operation, called: Readonly<Record<string, string | undefined>>) =>
  Object.entries((input as unknown as { shape: Readonly<Record<string, Field>> }).shape)
    .filter(([field]) => field !== 'page' && field !== 'sort')
    .map(([field, schema]) => ({ field, schema, name: called[field] ?? field }));

function inputOf(fields: ReturnType<typeof fieldsOf>, { get }: Pick<ListParams, 'get'>): Record<string, string> {
  const given = fields.flatMap(({ field, schema, name }): [string, string][] => {
    const value = get(name);
    if (!value) return [];
    const { success, data } = schema.safeParse(value);
    return field === 'search' || (success && data !== false) ? [[field, value]] : [];
  });
  return Object.fromEntries(given);
}
