import type { Operation, Output, Sent } from '@talent-os/contracts/define';
import { useMemo } from 'react';
import { useListBeside } from './use-list-beside';
import type { ListHandle, ListParams, Page } from './use-list-params';

type Field = { safeParse(value: unknown): { success: boolean; data?: unknown } };
type Fields<O extends Operation> = Omit<Sent<O>, 'page' | 'sort'>;
type FilterField = { readonly field: string; readonly schema: Field; readonly name: string };

type Options<O extends Operation> = {
  /** Fields the address calls otherwise; the same object every time. */
  readonly called?: { readonly [F in keyof Fields<O>]?: string };
  /** Fields that say what is shown rather than narrow it: they are no filters, and clearing leaves them; the same list every time. */
  readonly beside?: readonly (keyof Fields<O> & string)[];
  readonly defaultSort?: string;
  /** Clearing takes the order away as well. */
  readonly clearsSort?: boolean;
  /** What the list asks for besides, or instead, where the address says this; the same function every time. */
  readonly derive?: (input: Partial<Fields<O>>, get: Get) => object;
  /** The page of rows within the answer; the answer itself where absent. */
  readonly pageOf?: (answer: Output<O>) => Page;
};
type Get = ListParams['get'];
const asItIs = (answer: unknown) => answer as Page;

const AS_NAMED = {};
const NONE: readonly string[] = [];

/**
 * What people look for in a list, from the address: every field its operation takes but page and order, as the operation
 * takes it. What the contract does not know is no filter, no page and no order, and neither is a switch that is off; a
 * search is kept whatever it is, and refused by the server with its reason.
 */
export function useListFilters<O extends Operation>(operation: O, options: Options<O> = {}) {
  const { called = AS_NAMED as NonNullable<Options<O>['called']>, defaultSort, clearsSort = false } = options;
  const beside: readonly string[] = options.beside ?? NONE;
  const { derive, pageOf = asItIs } = options;
  const fields = useMemo(() => fieldsOf(operation, called), [operation, called]);
  const list = useListBeside(
    useMemo(() => fields.flatMap(({ field, name }) => (beside.includes(field) ? [] : [name])), [fields, beside]),
    defaultSort,
  );
  const handle = useMemo((): ListHandle => {
    const inputAt = (get: Get) => {
      const input = inputOf(fields, { get }) as Partial<Fields<O>>;
      return derive ? { ...input, ...derive(input, get) } : input;
    };
    const names = fields.flatMap(({ field, name }) => (beside.includes(field) ? [] : [name]));
    return { operation, names, defaultSort, inputAt, pageOf: pageOf as ListHandle['pageOf'] };
  }, [operation, fields, beside, defaultSort, derive, pageOf]);
  return useMemo(() => {
    const cleared = Object.fromEntries([...fields.map(({ name }) => name), 'sort'].map((name) => [name, undefined]));
    const params = { ...withKnownPaging(operation, list, defaultSort), list: handle };
    return {
      params: clearsSort ? { ...params, clear: () => list.patch(cleared) } : params,
      input: handle.inputAt(list.get) as Partial<Fields<O>>,
    };
  }, [operation, list, defaultSort, clearsSort, fields, handle]);
}

const shapeOf = ({ input }: Operation) => (input as unknown as { shape: Readonly<Record<string, Field>> }).shape;

function fieldsOf(operation: Operation, called: Readonly<Record<string, string | undefined>>): readonly FilterField[] {
  const elsewhere = new Set(['page', 'sort', ...[...operation.path.matchAll(/:(\w+)/g)].map(([, name]) => name)]);
  return Object.entries(shapeOf(operation))
    .filter(([field]) => !elsewhere.has(field))
    .map(([field, schema]) => ({ field, schema, name: called[field] ?? field }));
}

function inputOf(fields: readonly FilterField[], { get }: Pick<ListParams, 'get'>): Record<string, string> {
  const given = fields.flatMap(({ field, schema, name }): [string, string][] => {
    const value = get(name);
    if (!value) return [];
    const { success, data } = schema.safeParse(value);
    return field === 'search' || (success && data !== false) ? [[field, value]] : [];
  });
  return Object.fromEntries(given);
}

/** The list at a page and in an order its operation knows. */
function withKnownPaging(operation: Operation, list: ListParams, defaultSort: string | undefined): ListParams {
  const shape = shapeOf(operation);
  const page = shape['page']?.safeParse(list.page).success ? list.page : 1;
  const sort = shape['sort']?.safeParse(list.sort).success ? list.sort : defaultSort;
  return { ...list, page, sort, paging: { page, sort } };
}
