import type { Collection, Exchange } from './exchange.js';
import { listed, pageOf } from './paging.rules.js';
import { fault } from './scim-fault.js';

/** The last part of an address at which a list is asked for with a body (RFC 7644, section 3.4.3). */
export const SEARCH = '.search';

type Place = { readonly collection: Collection; readonly at: string };
type List = { readonly totalResults: number; readonly Resources: readonly object[] };

/** One list over the resources of several places, one place after the other. */
export async function search(places: readonly Place[], exchange: Exchange): Promise<object> {
  if (exchange.method !== 'POST') throw fault(405, 'A search is posted');
  const query = queryOf(exchange.body);
  const { start, count } = pageOf(query);
  const found: object[] = [];
  let before = 0;
  for (const { collection, at } of places) {
    const startIndex = String(Math.max(start - before, 1));
    const page = { ...query, startIndex, count: String(count - found.length) };
    const { totalResults, Resources } = (await collection.list({ ...exchange, at, query: page })) as List;
    if (start - before <= totalResults) found.push(...Resources);
    before += totalResults;
  }
  return listed(found, before, start);
}

/** What a body asks for, as it would stand in an address. */
function queryOf(body: unknown): Record<string, string> {
  if (body === null || typeof body !== 'object' || Array.isArray(body))
    throw fault(400, 'A search is an object', 'invalidSyntax');
  return Object.fromEntries(
    Object.entries(body).flatMap(([key, value]): [string, string][] => {
      if (Array.isArray(value)) return value.length > 0 ? [[key, value.join(',')]] : [];
      return ['string', 'number'].includes(typeof value) ? [[key, String(value)]] : [];
    }),
  );
}
