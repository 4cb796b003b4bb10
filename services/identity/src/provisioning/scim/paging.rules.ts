import SCIMMY from 'scimmy';
import { PAGE } from './definitions.js';
import { fault } from './scim-fault.js';

type Query = Readonly<Record<string, string>>;

const wholeOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^-?\d{1,9}$/.test(text.trim()) ? Number(text) : undefined;

/** Which stretch is asked for: `start` from 1. What is no number is as if it were not there (RFC 7644, section 3.4.2.4). */
export function pageOf({ startIndex, count }: Query): { readonly start: number; readonly count: number } {
  const wanted = wholeOf(count) ?? PAGE.default;
  return { start: Math.max(wholeOf(startIndex) ?? 1, 1), count: Math.min(Math.max(wanted, 0), PAGE.most) };
}

/** The answer to a list. */
export const listed = (resources: readonly object[], total: number, start: number): object => ({
  schemas: [SCIMMY.Messages.ListResponse.id],
  totalResults: total,
  startIndex: start,
  itemsPerPage: resources.length,
  Resources: resources,
});

/** What resources are compared by letter for letter; everything else is compared without regard to case. */
const EXACT = new Set(['id', 'externalid']);

function lowered(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return EXACT.has(key.toLowerCase()) ? value : value.toLowerCase();
  if (Array.isArray(value)) return value.map((one) => lowered(one, key));
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, lowered(inside, name)]));
}

/** The one comparison a filter is made of; nothing where it is more, or another one than `eq`. */
export function equalsOnly(
  filter: SCIMMY.Types.Filter,
): { readonly attribute: string; readonly value: string } | undefined {
  const [first, ...rest] = Array.from(filter) as Record<string, unknown>[];
  const [comparison, ...more] = Object.entries(first ?? {});
  if (!comparison || rest.length > 0 || more.length > 0) return undefined;
  const [attribute, expression] = comparison;
  if (!Array.isArray(expression) || expression.length !== 2) return undefined;
  const [operator, value] = expression as unknown[];
  return String(operator).toLowerCase() === 'eq' && typeof value === 'string' ? { attribute, value } : undefined;
}

/** What a filter finds among resources as they are told. */
export function matching<T extends object>(filter: SCIMMY.Types.Filter, resources: readonly T[]): T[] {
  const comparing = resources.map((resource) => ({ resource, like: lowered(plain(resource)) }));
  const wanted = readFilter(
    () => new SCIMMY.Types.Filter(Array.from(filter, (branch) => lowered(branch) as Record<string, unknown>)),
  );
  const found = new Set(wanted.match(comparing.map(({ like }) => like)));
  return comparing.filter(({ like }) => found.has(like)).map(({ resource }) => resource);
}

/** The library tells some faults of a filter as faults of a value. */
export function readFilter<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof TypeError) throw fault(400, error.message, 'invalidFilter');
    throw error;
  }
}

const plain = (resource: object): Record<string, unknown> =>
  JSON.parse(JSON.stringify(resource)) as Record<string, unknown>;

/** The order a directory asks for. */
export function ordered<T extends object>(resources: readonly T[], { sortBy, sortOrder }: Query): T[] {
  if (!sortBy) return [...resources];
  const order = sortOrder?.toLowerCase() === 'descending' ? 'descending' : 'ascending';
  const all = { sortBy, sortOrder: order, count: Math.max(resources.length, 1) };
  return new SCIMMY.Messages.ListResponse(resources.map((one) => ({ ...one })) as never[], all).Resources as T[];
}
