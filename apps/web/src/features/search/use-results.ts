import { useDebouncedValue } from '@mantine/hooks';
import { useQueries, useQuery } from '@tanstack/react-query';
import { MOST_OF_KIND, MOST_TYPED, SHOWN_OF_KIND } from '@talent-os/contracts/search/limits';
import type { SearchKind } from '@talent-os/contracts/search/kinds';
import { searchRecords, type SearchResult } from '@talent-os/contracts/identity/search';
import { query, steadyQuery } from '@/lib/query';
import { useMe } from '@/lib/session';
import { tierOf } from './match.rules';
import { recentOf } from './recent';

/** A pause in typing after which the search is asked, in milliseconds. */
const PAUSE = 110;
/** So long an answer is good for the same letters, in milliseconds. */
const FRESH = 15_000;
/** Records opened lately that are shown while nothing is typed. */
const RECENT_SHOWN = 6;

type Results = {
  readonly items: readonly SearchResult[];
  readonly missing: readonly SearchKind[];
  /** What was typed last has not been answered yet. */
  readonly pending: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
};

/** What the search finds for what is typed; until it has answered, what of the last answer still fits. */
export function useResults(typed: string, kind: SearchKind | undefined): Results {
  const text = typed.trim().slice(0, MOST_TYPED);
  const [q] = useDebouncedValue(text, PAUSE);
  const limit = kind ? MOST_OF_KIND : SHOWN_OF_KIND;
  const found = useQuery({
    ...steadyQuery(searchRecords, { q, limit, ...(kind && { kind }) }),
    enabled: q !== '' && text !== '',
    staleTime: FRESH,
    retry: false,
  });
  const pending = text !== '' && (text !== q || found.isPlaceholderData || found.isLoading);
  const items = text === '' ? [] : (found.data?.items ?? []);
  return {
    items: pending ? items.filter(({ title, detail }) => tierOf(title, text, detail) !== undefined) : items,
    missing: text === '' ? [] : (found.data?.missing ?? []),
    pending,
    failed: found.isError && !pending,
    retry: () => void found.refetch(),
  };
}

/** What the caller opened lately, as it is called now; what they may no longer open is not there. */
export function useRecent(shown: boolean): readonly SearchResult[] {
  const { user } = useMe();
  const opened = recentOf(user.id).slice(0, RECENT_SHOWN);
  return useQueries({
    queries: opened.map(({ kind, id }) => ({
      ...query(searchRecords, { q: id, kind, limit: 1 }),
      enabled: shown,
      staleTime: 60_000,
      retry: false,
    })),
    combine: (answers) => answers.flatMap(({ data }) => data?.items ?? []),
  });
}
