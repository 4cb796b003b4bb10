import type { Operation, Output, Sent } from '@talent-os/contracts/define';
import { useMemo } from 'react';
import { useListBeside } from './use-list-beside';
import type { ListHandle, ListParams, Page } from './use-list-params';

type Field = { safeParse(value: unknown): { success: boolean; data?: unknown } };
export type Fields<O extends Operation> = Omit<Sent<O>, 'page' | 'sort'>;
type FilterField = { readonly field: string; readonly schema: Field; readonly name: string };
type Rows<T> = Page & { readonly items: readonly T[] };
type ItemOf<O extends Operation> = Output<O> extends { items: readonly (infer T extends object)[] } ? T : object;

type Options<O extends Operation, T> = {
  /** Fields the address calls otherwise. */
  readonly called?: Called<O>;
  /** Fields that say what is shown rather than narrow it: they are no filters, and clearing leaves them. */
  readonly beside?: readonly (keyof Fields<O> & string)[];
  readonly defaultSort?: string;
  /** Clearing takes the order away as well. */
  readonly clearsSort?: boolean;
  /** What the list asks for besides, or instead, where the address says this. */
  readonly derive?: (input: Partial<Fields<O>>, get: Get) => object;
  /** The page of rows within the answer; the answer itself where absent. */
  readonly pageOf?: (answer: Output<O>) => Rows<T>;
};
type Called<O extends Operation> = { readonly [F in keyof Fields<O>]?: string };
type Get = ListParams['get'];

/** A list as the address has it: what lists it, which page of it in which order, and what it is asked for. */
export type List<O extends Operation, T extends object = ItemOf<O>> = {
  readonly operation: O;
  readonly params: ListParams & { readonly list: ListHandle };
  readonly input: Partial<Fields<O>>;
  /** What the address calls a filter. */
  readonly nameOf: (field: string) => string;
  readonly pageOf: (answer: Output<O>) => Rows<T>;
};

/**
 * What people look for in a list, from the address: every field its operation takes but page and order, as the operation
 * takes it. What the contract does not know is no filter, no page and no order, and neither is a switch that is off; a
 * search is kept whatever it is, and refused by the server with its reason.
 */
export function useListFilters<O extends Operation, T extends object = ItemOf<O>>(
  operation: O,
  { called = {}, beside = [], defaultSort, clearsSort = false, derive, pageOf = asItIs }: Options<O, T> = {},
): List<O, T> {
  const fields = fieldsOf(operation, called);
  const names = useSame(fields.flatMap(({ field, name }) => (beside.some((one) => one === field) ? [] : [name])));
  const address = useListBeside(names, defaultSort);
  const inputAt = (get: Get) => {
    const input = inputOf(fields, get) as Partial<Fields<O>>;
    return derive ? { ...input, ...derive(input, get) } : input;
  };
  const list: ListHandle = { operation, names, defaultSort, inputAt, pageOf: pageOf as ListHandle['pageOf'] };
  const cleared = Object.fromEntries([...fields.map(({ name }) => name), 'sort'].map((name) => [name, undefined]));
  const clear = clearsSort ? () => address.patch(cleared) : address.clear;
  return {
    operation,
    params: { ...withKnownPaging(operation, address, defaultSort), clear, list },
    input: inputAt(address.get) as Partial<Fields<O>>,
    nameOf: (field) => called[field as keyof Fields<O>] ?? field,
    pageOf,
  };
}

const asItIs = <T>(answer: unknown) => answer as Rows<T>;

/** The same list as long as it says the same. */
function useSame(names: readonly string[]): readonly string[] {
  const text = names.join();
  return useMemo(() => text.split(',').filter(Boolean), [text]);
}

const shapeOf = ({ input }: Operation) =>
  (input as unknown as { shape: Readonly<Record<string, Field | undefined>> }).shape;

function fieldsOf(operation: Operation, called: Readonly<Record<string, string | undefined>>): readonly FilterField[] {
  const elsewhere = new Set(['page', 'sort', ...[...operation.path.matchAll(/:(\w+)/g)].map(([, name]) => name)]);
  return Object.entries(shapeOf(operation)).flatMap(([field, schema]) =>
    schema && !elsewhere.has(field) ? [{ field, schema, name: called[field] ?? field }] : [],
  );
}

function inputOf(fields: readonly FilterField[], get: Get): Record<string, string> {
  const given = fields.flatMap(({ field, schema, name }): [string, string][] => {
    const value = get(name);
    if (!value) return [];
    const { success, data } = schema.safeParse(value);
    return field === 'search' || (success && data !== false) ? [[field, value]] : [];
  });
  return Object.fromEntries(given);
}

/** Whether a list can be put in this order. */
export const knowsOrder = (operation: Operation, order: string | undefined): boolean =>
  shapeOf(operation)['sort']?.safeParse(order).success ?? false;

/** The list at a page and in an order its operation knows; what has no pages is asked for none. */
function withKnownPaging(operation: Operation, list: ListParams, defaultSort: string | undefined): ListParams {
  const { page: pages, sort: orders } = shapeOf(operation);
  const page = pages?.safeParse(list.page).success ? list.page : 1;
  const sort = orders?.safeParse(list.sort).success ? list.sort : defaultSort;
  return { ...list, page, sort, paging: { ...(pages && { page }), ...(orders && { sort }) } };
}
