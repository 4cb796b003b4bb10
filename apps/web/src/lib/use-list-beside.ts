import { useMemo } from 'react';
import { useListParams, type ListParams } from './use-list-params';

/**
 * A list that shares its address with other choices of the screen (a view, an open record): only the named filters
 * count as filters, and clearing them leaves the rest alone.
 */
export function useListBeside(filters: readonly string[], defaultSort?: string): ListParams {
  const list = useListParams(defaultSort);
  return useMemo(
    () => ({
      ...list,
      filtered: filters.some((name) => list.get(name) !== undefined),
      clear: () => list.patch(Object.fromEntries(filters.map((name) => [name, undefined]))),
    }),
    [list, filters],
  );
}
