type RankedProvider = { readonly id: string; readonly priority: number };

/** The priorities that change when the item at one place moves a step up (-1) or down (1): 1 is used first. */
export function moveItem<P extends RankedProvider>(
  items: readonly P[],
  at: number,
  step: -1 | 1,
): readonly { item: P; priority: number }[] {
  const item = items[at];
  const to = at + step;
  if (!item || to < 0 || to >= items.length) return [];
  return items
    .toSpliced(at, 1)
    .toSpliced(to, 0, item)
    .map((one, place) => ({ item: one, priority: place + 1 }))
    .filter(({ item: { priority }, priority: next }) => priority !== next);
}
