/** A column as the choice of columns knows it. */
export type ColumnChoice = { readonly key: string; readonly optional: boolean };

/**
 * The keys to show: those chosen, in their order, of the columns there are; the usual ones where none is chosen. The
 * first column is always the first. Columns that are gone, or named twice, are left out.
 */
export function shownColumns(columns: readonly ColumnChoice[], chosen: readonly string[] | null): readonly string[] {
  const [first, ...rest] = columns;
  if (!first) return [];
  const known = new Set(rest.map(({ key }) => key));
  const others = chosen
    ? [...new Set(chosen)].filter((key) => known.has(key))
    : rest.filter(({ optional }) => !optional).map(({ key }) => key);
  return [first.key, ...others];
}

/** What to keep of a choice: nothing where it is the usual one. */
export function choiceOf(columns: readonly ColumnChoice[], shown: readonly string[]): readonly string[] | null {
  const usual = shownColumns(columns, null);
  return usual.join() === shown.join() ? null : shown;
}

/** The keys with one moved by `by` places; never to the first place, nor out of the list. */
export function moveColumn(shown: readonly string[], key: string, by: number): readonly string[] {
  const from = shown.indexOf(key);
  const to = Math.min(Math.max(from + by, 1), shown.length - 1);
  if (from < 1 || to === from) return shown;
  const without = shown.toSpliced(from, 1);
  return without.toSpliced(to, 0, key);
}

/** The keys with one shown after all others, or hidden. The first stays. */
export const toggleColumn = (shown: readonly string[], key: string): readonly string[] =>
  shown.includes(key) ? shown.filter((one, index) => index === 0 || one !== key) : [...shown, key];
