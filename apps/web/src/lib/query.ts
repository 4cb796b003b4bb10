import { keepPreviousData, queryOptions, type Query, type QueryClient } from '@tanstack/react-query';
import type { Operation, Output, Sent } from '@talent-os/contracts/define';
import { call } from './api';
import type { ApiError } from './api-error';

/** The query of a read: its key is the operation's name and the input, which is what live changes name too. */
export const query = <O extends Operation>(operation: O, input: Sent<O>) =>
  queryOptions<Output<O>, ApiError>({
    queryKey: [operation.name, input],
    queryFn: ({ signal }) => call(operation, input, { signal }),
  });

/** The same for a read whose input people change while they look at it: the last answer stays until the next one is there. */
export const steadyQuery = <O extends Operation>(operation: O, input: Sent<O>) => ({
  ...query(operation, input),
  placeholderData: keepPreviousData,
});

/** The read of what waits for a person. Its rows come from every hub: whatever is stale may have been one of them. */
const INBOX = 'productivity.inbox.get';

/**
 * Has reads asked again, by their operations' names, in every form they stand on the screen; the inbox with all of them.
 * A first reading that is still under way was asked before the change and may answer without it: it is given up. Later
 * readings are given up by the client itself.
 */
export async function readAgain(client: QueryClient, names: readonly string[]): Promise<void> {
  const stale = names.length > 0 ? [...names, INBOX] : names;
  const isStale = ({ queryKey }: Query) => stale.includes(String(queryKey[0]));
  await client.cancelQueries({ type: 'active', predicate: (one) => isStale(one) && one.state.data === undefined });
  await client.invalidateQueries({ predicate: isStale });
}
