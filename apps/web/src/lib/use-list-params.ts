import { useCallback, useMemo } from 'react';
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
    /** The choice by this name, where it is one of those there are. */
    const oneOf = <T extends string>(name: string, choices: readonly T[]) => choices.find((one) => one === get(name));
    /** As operations take it: `true`, or nothing. */
    const flag = (name: string) => oneOf(name, ['true']);
    const page = Math.max(1, Number(get('page')) || 1);
    const filters = [...params.keys()].filter((name) => name !== 'page' && name !== 'sort');
    const clear = () => setParams({}, { replace: true });
    const sort = get('sort') ?? defaultSort;
    return {
      page,
      sort,
      /** As operations that list take it. */
      paging: { page, sort },
      search: get('search'),
      get,
      oneOf,
      flag,
      patch,
      /** Changes what is shown beside the list, which stays on its page. */
      patchBeside,
      toPage: (next: number) => patch({ page: next > 1 ? String(next) : undefined }),
      clear,
      filtered: filters.length > 0,
    };
  }, [params, patch, patchBeside, setParams, defaultSort]);
}

export type ListParams = ReturnType<typeof useListParams>;
