import type { SearchHit, searchInput } from '@talent-os/contracts/search/found.js';
import type { SearchKind } from '@talent-os/contracts/search/kinds.js';
import { kindsFor } from '@talent-os/contracts/search/rights.js';
import type { z } from 'zod';
import type { Ctx } from '../context.js';
import type { Finder, Finders, FoundRow } from './search-sql.js';
import { slipsOf, termsOf, type Terms } from './terms.rules.js';

type SearchInput = z.output<z.ZodObject<typeof searchInput>>;
type SearchAnswer = { readonly items: SearchHit[] };

/** What a search with a slip in it adds to the tier. */
const SLIP = 4;

/**
 * What a service finds for the caller: of the kinds whose list and screen are open to them, as it is typed, and with a slip
 * where that finds less than a page shows.
 */
export async function findRecords(
  ctx: Ctx,
  { q, kind, limit }: SearchInput,
  finders: Finders<Ctx>,
): Promise<SearchAnswer> {
  const open = kindsFor(ctx.ability, kind).flatMap((one) => {
    const find = finders[one];
    return find ? [[one, find] as const] : [];
  });
  const find = async (terms: Terms | undefined, tier: number): Promise<SearchHit[]> =>
    terms ? (await Promise.all(open.map((one) => found(ctx, one, { ...terms, limit }, tier)))).flat() : [];
  const exact = await find(termsOf(q), 0);
  if (exact.length >= limit) return { items: exact };
  const known = new Set(exact.map(({ id }) => id));
  const near = (await find(slipsOf(q), SLIP)).filter(({ id }) => !known.has(id));
  return { items: [...exact, ...near] };
}

async function found(
  ctx: Ctx,
  [kind, find]: readonly [SearchKind, Finder<Ctx>],
  wanted: Terms & { readonly limit: number },
  tier: number,
): Promise<SearchHit[]> {
  const rows = await find(ctx, wanted);
  return rows.map((row: FoundRow) => ({ kind, ...row, tier: row.tier + tier }));
}
