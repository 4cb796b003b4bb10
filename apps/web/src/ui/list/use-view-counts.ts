import { useQueries } from '@tanstack/react-query';
import type { SavedView } from '@talent-os/contracts/identity/views';
import { call } from '@/lib/api';
import type { Total } from '@/lib/total';
import type { ListHandle } from '@/lib/use-list-params';
import { noState } from '@/lib/view-state';

/** A count beside a tab is no live figure: it is asked for again after this time, in milliseconds. */
const FRESH_MS = 60_000;
/** Tabs whose rows are counted; people with more views count those they open. */
const COUNTED = 6;

/**
 * How many rows each view has, by its id, the list itself under nothing: what the list’s own operation says of it. Asked
 * after the rows, for tabs that are shown, and not again with every change of the list.
 */
export function useViewCounts(list: ListHandle, views: readonly SavedView[], enabled: boolean) {
  const tabs = [undefined, ...views].slice(0, COUNTED).map((view) => ({ id: view?.id, input: inputOf(list, view) }));
  // Two views may be the same question.
  const questions = [...new Map(tabs.map(({ input }) => [JSON.stringify(input), input]))];
  return useQueries({
    queries: questions.map(([, input]) => {
      return {
        queryKey: ['count', list.operation.name, input],
        queryFn: ({ signal }: { signal: AbortSignal }) => call(list.operation, input as never, { signal }),
        select: (answer: unknown): Total => {
          const { items, total = items.length, more } = list.pageOf(answer);
          return { total, ...(more && { more }) };
        },
        staleTime: FRESH_MS,
        retry: false,
        enabled,
      };
    }),
    combine: (answers) => {
      const totals = new Map(questions.map(([question], at) => [question, answers[at]?.data]));
      return new Map(tabs.map(({ id, input }) => [id, totals.get(JSON.stringify(input))]));
    },
  });
}

/** What the list is asked where nothing but a view narrows it. */
function inputOf(list: ListHandle, view: SavedView | undefined): object {
  const values = new Map((view?.state ?? noState).filters.map(({ name, value }) => [name, value]));
  return { ...list.inputAt((name) => values.get(name)) };
}
