import { z } from 'zod';
import { operation } from '../define.js';
import { uuid } from '../paging.js';
import { searchInput, servesSearch } from '../search/found.js';
import { searchKindKeys } from '../search/kinds.js';

const kind = z.enum(searchKindKeys);

/** Something a search finds, and the address that opens exactly it. */
export const SearchResult = z.object({ kind, id: uuid(), title: z.string(), detail: z.string(), link: z.string() });
export type SearchResult = z.infer<typeof SearchResult>;

export const searchRecords = operation('identity.search.records', {
  http: 'GET /api/search',
  access: 'signed-in',
  summary:
    'Finds records I may open by what they are called: whole names and their beginnings first, then the latest, then what is spelled almost so',
  input: z.object(searchInput),
  output: z.object({
    items: z.array(SearchResult),
    /** Kinds whose service did not answer in time. */
    missing: z.array(kind),
  }),
  effect: 'read',
  servedBy: 'gateway',
});

export const searchIdentity = operation('identity.search.find', {
  ...servesSearch,
  http: 'none',
  summary: 'Finds people the caller may open, by what they are called',
});
