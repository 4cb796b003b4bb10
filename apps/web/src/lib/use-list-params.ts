import type { Operation } from '@talent-os/contracts/define';
import { useCallback, useMemo } from 'react';
import type { Total } from './total';
import { useViewParams, type Changes } from './use-view-params';

/**
 * A list's page, search, sort and filters, kept in the address so that a view can be shared and the back button works.
 * Changing anything but the page goes back to page 1.
 */
export function useListParams(defaultSort?: string) {
  const [params, change, setParams] = useViewParams();
  const patch = useCallback((changes: Changes) => change({ page: undefined, ...changes }, { replace: true }), [change]);
  const patchBeside = useCallback((changes: Changes) => change(changes, { replace: true }), [change]);
  return useMemo(() => {
    const get = (name: string) => params.get(name) ?? undefined;
    const page = Math.max(1, Number(get('page')) || 1);
    const filters = [...params.keys()].filter((name) => name !== 'page' && name !== 'sort');
    const clear = () => setParams({}, { replace: true });
    const sort = get('sort') ?? defaultSort;
    return {
      page,
      sort,
      /** As operations that list take it. */
      paging: { page, sort } as { readonly page?: number; readonly sort?: string | undefined },
      search: get('search'),
      get,
      patch,
      /** Changes what is shown beside the list, which stays on its page. */
      patchBeside,
      toPage: (next: number) => patch({ page: next > 1 ? String(next) : undefined }),
      clear,
      filtered: filters.length > 0,
    };
  }, [params, patch, patchBeside, setParams, defaultSort]);
}

/** Rows of a list, and how many there are in all; all of them where it says nothing. */
export type Page = Partial<Total> & { readonly items: readonly unknown[] };

/** The list behind the address: what lists it, its filters by the names of the address, and what each address asks for. */
export type ListHandle = {
  readonly operation: Operation;
  readonly names: readonly string[];
  readonly defaultSort: string | undefined;
  /** What the operation is asked where the address says this, without page and order. */
  readonly inputAt: (get: (name: string) => string | undefined) => object;
  /** The page of rows within its answer. */
  readonly pageOf: (answer: unknown) => Page;
};

export type ListParams = ReturnType<typeof useListParams> & { readonly list?: ListHandle };
