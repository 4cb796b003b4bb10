import type { SearchHit } from '@talent-os/contracts/search/found.js';
import { linkTo } from '@talent-os/contracts/search/kinds.js';
import type { SearchResult } from '@talent-os/contracts/identity/search.js';

/** What several services have found, as one list: the best fit first, then the latest. Within a kind its service's order stays. */
export function merge(found: readonly (readonly SearchHit[])[], now: Date): SearchResult[] {
  // What lies ahead is as recent as can be.
  const recency = ({ at }: SearchHit): number => (at === null ? 0 : Math.min(Date.parse(at), now.getTime()));
  return found
    .flat()
    .toSorted((one, other) => one.tier - other.tier || recency(other) - recency(one))
    .map(({ kind, id, title, detail, within }) => ({
      kind,
      id,
      title,
      detail,
      link: linkTo(kind, { id, title, within }),
    }));
}
