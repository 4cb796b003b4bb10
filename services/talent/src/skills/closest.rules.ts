import { foldText, holdsWords } from '@talent-os/contracts/search/fold.js';
import { textOrder } from '@talent-os/contracts/search/text-order.js';

/** How many are offered at most, and from which likeness on something is. */
const OFFERED = 20;
const LIKE_ENOUGH = 0.34;

const triplesOf = (text: string): ReadonlySet<string> => {
  const folded = ` ${foldText(text)} `;
  return new Set(Array.from({ length: Math.max(0, folded.length - 2) }, (_, at) => folded.slice(at, at + 3)));
};

/** How alike two texts look, 0 to 1: the share of letters in threes that both have (Dice). */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((three) => other.has(three)).length;
  return shared === 0 ? 0 : (2 * shared) / (one.size + other.size);
}

/**
 * What people can mean by what they write, the likeliest first: what holds every word of it stands before what only looks
 * like it, so that `negotiating` finds Negotiation. Everything, by name, where nothing is written.
 */
export function closest<T extends { readonly name: string }>(known: readonly T[], written: string | undefined): T[] {
  const wanted = triplesOf(written ?? '');
  const ranked = known.map((item) => ({
    item,
    rank: (holdsWords(item.name, written) ? 1 : 0) + likeness(wanted, triplesOf(item.name)),
  }));
  return ranked
    .filter(({ rank }) => rank >= LIKE_ENOUGH)
    .toSorted((one, other) => other.rank - one.rank || textOrder(one.item.name, other.item.name))
    .slice(0, OFFERED)
    .map(({ item }) => item);
}
