import { cover, isCoveredBy, isNumber, type Work } from './reading.js';
import type { Link } from './types.js';

/** `Without applicants` denies a figure, `not 3 hours` does not. */
const NONE = /^(?:no|nothing|nobody|without)$/;

const AFTER = /^(?:(?:to|by|of) (?:nobody|none|no)|.*excluded)$/;

/** Links a negation stands before, at most three words away. */
export function deniedLinks({ asked, chosen, covered, source }: Work): ReadonlySet<Link> {
  const denied = new Set<Link>();
  if (source.lists.length === 0) return denied;
  for (const mark of asked.marks) {
    if (mark.kind !== 'not' || isCoveredBy(chosen, mark)) continue;
    const next = chosen
      .filter(
        // A choice that is denied as a whole limits nothing.
        ({ target }) => target.kind !== 'field' || target.field.kind !== 'choice',
      )
      .filter(
        ({ target }) => target.kind !== 'field' || !isNumber(target.field) || NONE.test(asked.words[mark.from]!.lower),
      )
      .filter(
        ({ from, target }) =>
          from >= mark.to && from <= mark.to + 3 && target.kind !== 'context' && target.kind !== 'noun',
      )
      .toSorted((a, b) => a.from - b.from)[0];
    // `Assigned to nobody`, `lost ones excluded` deny what stands before them.
    const after = AFTER.test(
      asked.words
        .slice(Math.max(0, mark.from - 1), mark.to)
        .map(({ lower }) => lower)
        .join(' '),
    );
    const link =
      (after ? undefined : next) ??
      chosen.find(
        ({ to, target }) =>
          (to === mark.from || (after && to === mark.from - 1)) &&
          after &&
          target.kind !== 'context' &&
          target.kind !== 'noun',
      );
    if (link) {
      for (const one of chosen) if (one.target === link.target) denied.add(one);
      cover(covered, mark);
    }
  }
  return denied;
}
