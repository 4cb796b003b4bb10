import type { Input } from '@talent-os/contracts';
import type { publishStrategy, Strategy } from '@talent-os/contracts/identity/strategy.js';

type Pillar = Strategy['pillars'][number];

/**
 * The pillars as they are published: one that names its id keeps it, any other gets a new one. Nothing where an id is
 * no pillar of the version before.
 */
export function pillarsOf(
  asked: Input<typeof publishStrategy>['pillars'],
  before: readonly Pillar[],
  newId: () => string,
): Pillar[] | undefined {
  const known = new Set(before.map(({ id }) => id));
  const named = asked.flatMap(({ pillarId }) => (pillarId === undefined ? [] : [pillarId]));
  if (named.some((id) => !known.has(id)) || new Set(named).size < named.length) return undefined;
  return asked.map(({ pillarId, name, text }) => ({ id: pillarId ?? newId(), name, text }));
}
