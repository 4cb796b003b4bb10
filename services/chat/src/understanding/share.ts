import type { Where } from '@talent-os/contracts/assistant.js';
import { cover, type Filter, type LinkedField, type Work } from './reading.js';
import { pairOf } from './pairs.js';
import type { Link } from './types.js';
import { valueFilters } from './value-filters.js';
import { keyOf } from './words.js';

const AMONG = /^(?:against|among|of)$/;

type Share = { readonly filters: readonly Filter[]; readonly taken: ReadonlySet<Link>; readonly gain?: number };

/**
 * The share of rows that fit, as filters: what is said behind the noun is asked of the rows named before it, `share of
 * critical incidents that are closed`. Where the noun knows the rate by name, that says both.
 */
export function shareFilters(work: Work, linked: readonly LinkedField[], denied: ReadonlySet<Link>): Share | undefined {
  const { asked, source, chosen, covered } = work;
  const mark = asked.marks.find((one) => one.kind === 'aggregate' && one.of === 'share');
  if (!mark || source.lists.length === 0) return undefined;
  if (linked.some(({ field }) => field.unit === 'percent' || field.unit === 'share') || pairOf(source, linked))
    return undefined;
  const known = knownRate(work);
  if (known) return known;
  const states = chosen.filter(({ target }) => target.kind === 'value' || target.kind === 'where' || isSwitch(target));
  const noun = chosen.findLast(({ target }) => target.kind === 'noun')?.from;
  const all = asked.words.findIndex(({ lower }, at) => AMONG.test(lower) && asked.words[at + 1]?.lower === 'all');
  const behind = states.filter(({ from }) => (noun === undefined || from > noun) && (all < 0 || from < all));
  const taken = new Set(behind.length > 0 ? behind : states.filter(({ from }) => all < 0 || from < all));
  if (taken.size === 0) return undefined;
  const filters: Filter[] = [];
  valueFilters({ ...work, chosen: [...taken], filters, told: [], claims: [] }, denied);
  if (filters.length === 0) return undefined;
  for (const { field } of filters) work.used.delete(field.key);
  for (const one of asked.marks) if (one.kind === 'aggregate') cover(covered, one);
  if (all >= 0) cover(covered, { from: all, to: all + 2 });
  return { filters, taken };
}

const isSwitch = (target: Link['target']) => target.kind === 'field' && target.field.kind === 'boolean';

/** A rate that has a name of its own is what was asked for. */
const NAMED = 0.8;

/** `Win rate`: a rate the noun knows by its name. */
function knownRate(work: Work): Share | undefined {
  const { asked, source, chosen, covered, filters, used } = work;
  const stems = ` ${asked.words.map(({ stem }) => stem).join(' ')} `;
  const rate = source.noun?.rates?.find(({ names }) => names.some((name) => stems.includes(` ${keyOf(name)} `)));
  if (!rate) return undefined;
  const [of, among] = [filtersOf(work, rate.of), filtersOf(work, rate.among)];
  const fields = new Set(among.map(({ field }) => field.key));
  const taken = chosen.filter(({ target }) => 'field' in target && fields.has(target.field.key));
  const said = rate.names.flatMap((name) => keyOf(name).split(' '));
  asked.words.forEach(({ stem, lower }, at) => {
    if (said.includes(stem) || AMONG.test(lower)) cover(covered, { from: at, to: at + 1 });
  });
  filters.push(...among);
  for (const key of fields) used.add(key);
  return { filters: of, taken: new Set(taken), gain: NAMED };
}

const filtersOf = ({ source }: Work, where: Where): Filter[] =>
  Object.entries(where).flatMap(([path, values]) => {
    const field = source.fields.find((one) => one.path === path && one.depth === 0);
    return field ? [{ field, test: { kind: 'in', values } as const, not: false }] : [];
  });
