import { useCallback, useMemo } from 'react';
import { useViewParams, type Changes } from './use-view-params';

/**
 * A list's page, search, sort and filters, kept in the address so that a view can be shared and the back button works.
 * Changing anything but the page goes back to page 1.
 */
export function useListParams(defaultSort?: string) {
  const [params, change, setParams] = useViewParams();
  const patch = useCallback((changes: Changes) => change({ page: undefined, ...changes }, { replace: true }), [change]);
  return useMemo(() => {
    const get = (name: string) => params.get(name) ?? undefined;
    const page = Math.max(1, Number(get('page')) || 1);
    const filters = [...params.keys()].filter((name) => name !== 'page' && name !== 'sort');
    const clear = () => setParams({}, { replace: true });
    return {
      page,
      search: get('search'),
      sort: get('sort') ?? defaultSort,
      get,
      patch,
      clear,
      filtered: filters.length > 0,
    };
  }, [params, patch, setParams, defaultSort]);
}

export type ListParams = ReturnType<typeof useListParams>;
