import { z } from 'zod';
import { instant, uuid } from '../paging.js';
import { searchKindKeys } from './kinds.js';
import { MOST_OF_KIND, MOST_TYPED, SHOWN_OF_KIND } from './limits.js';
import { lineText } from '../text.js';

export const searchInput = {
  q: lineText().min(1, 'Please type what you look for').max(MOST_TYPED),
  kind: z.enum(searchKindKeys).optional(),
  limit: z.coerce.number<number>().int().min(1).max(MOST_OF_KIND).default(SHOWN_OF_KIND),
};

/** Something a service has found, as only the gateway reads it. */
export const SearchHit = z.object({
  kind: z.enum(searchKindKeys),
  id: uuid(),
  title: z.string(),
  detail: z.string(),
  within: uuid().nullable(),
  /** How well it fits: the name itself, its beginning, words of it, something else of it; then the same with a slip. */
  tier: z.int().min(0).max(7),
  at: instant.nullable(),
});
export type SearchHit = z.infer<typeof SearchHit>;

/** What every service's own search shares: it is asked by the gateway, and finds what its caller may open. */
export const servesSearch = {
  access: 'internal',
  input: z.object(searchInput),
  output: z.object({ items: z.array(SearchHit) }),
  effect: 'read',
} as const;
