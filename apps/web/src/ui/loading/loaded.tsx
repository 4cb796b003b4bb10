import { Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { QueryState } from './query-state';
import { ErrorCard } from './error-card';

type LoadedProps<T> = {
  readonly query: QueryState<T>;
  /** Placeholders shown while the first answer is on its way. */
  readonly skeletons?: number;
  readonly skeletonHeight?: number;
  readonly children: (data: T) => ReactNode;
};

/** The three lives of a read: placeholders, the card of a failure with Try Again, the data. */
export function Loaded<T>({ query, skeletons = 3, skeletonHeight = 56, children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <ErrorCard failure={query.error} onRetry={query.refetch} />;
  return <Skeletons count={skeletons} height={skeletonHeight} />;
}

export function Skeletons({ count, height = 56 }: { readonly count: number; readonly height?: number }) {
  return (
    <Stack gap="sm" role="status" aria-label="Loading...">
      {Array.from({ length: count }, (_, at) => (
        <Skeleton key={at} h={height} radius={12} data-skeleton />
      ))}
    </Stack>
  );
}
