import { useQuery } from '@tanstack/react-query';
import type { Operation, Sent } from '@talent-os/contracts/define';
import { steadyQuery } from './query';
import type { List } from './use-list-filters';

type Asked<O extends Operation> = Pick<List<O, object>, 'operation' | 'params' | 'input'>;

const askedOf = <O extends Operation>({ operation, params, input }: Asked<O>) =>
  steadyQuery(operation, { ...params.paging, ...input } as unknown as Sent<O>);

/** What the server answers to a list as the address has it, for a screen that shows more of it than its rows. */
export const useListAnswer = <O extends Operation>(list: Asked<O>) => useQuery(askedOf(list));

/** The rows of a list, and how many there are in all. */
export const useListRows = <O extends Operation, T extends object>({ pageOf, ...list }: List<O, T>) =>
  useQuery({
    ...askedOf(list),
    select: (answer) => {
      const page = pageOf(answer);
      return { ...page, total: page.total ?? page.items.length };
    },
  });
