import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

type Patch = Readonly<Record<string, string | undefined>>;

/**
 * A list's page, search, sort and filters, kept in the address so that a view can be shared and the back button works.
 * Changing anything but the page goes back to page 1.
 */
export function useListParams(defaultSort?: string) {
  const [params, setParams] = useSearchParams();
  const patch = useCallback(
    (changes: Patch) =>
      setParams(
        () => {
          // The address itself: what the screen shows of it is older while the code of something opened is on its way.
          const after = new URLSearchParams(location.search);
          for (const [name, value] of Object.entries({ page: undefined, ...changes })) {
            if (value) after.set(name, value);
            else after.delete(name);
          }
          return after;
        },
        { replace: true },
      ),
    [setParams],
  );
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
