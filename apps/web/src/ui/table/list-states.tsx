import type { ReactNode } from 'react';
import { ErrorCard } from '../loading/error-card';
import { NothingFound } from '../loading/nothing-found';
import type { TableProps } from './table-props';

type ListStatesProps<T extends object> = Pick<TableProps<T>, 'query' | 'params' | 'empty'> & {
  /** Its rows, or what stands in their place while they are on their way. */
  readonly children?: ReactNode;
};

/** A list that failed, that has nothing, in which nothing was found, or its rows. */
export function ListStates<T extends object>({ query, params, empty, children }: ListStatesProps<T>) {
  const { data } = query;
  return (
    <>
      {!data && query.isError && <ErrorCard failure={query.error} onRetry={query.refetch} />}
      {data?.total === 0 && (params.filtered ? <NothingFound onClear={params.clear} /> : empty)}
      {(query.isPending || (data && data.total > 0)) && children}
    </>
  );
}
