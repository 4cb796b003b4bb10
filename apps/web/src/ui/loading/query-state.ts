/** What a component needs to know of a read: any `useQuery` result fits. */
export type QueryState<T> = {
  readonly data: T | undefined;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
};
