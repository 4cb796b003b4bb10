import type { Group, PaletteOption } from './option';

/** Options of a group while all groups are shown, and while one is. */
const SHOWN = 5;

/** Headings of what is no record, the last in the list. */
export const RECENT = 'Recent';
export const ASSISTANT = 'Assistant';
const LAST = ['Screens', 'Actions', ASSISTANT];

/** Options under their headings: what was opened lately first, then the group with the best fit, as the search has them. */
export function groupsOf(options: readonly PaletteOption[]): Group[] {
  const groups = [...Map.groupBy(options, ({ group }) => group)].map(([label, all]) => ({ label, options: all }));
  const best = ({ options: all }: Group) => Math.min(...all.map(({ tier }) => tier));
  const place = ({ label }: Group) => (label === RECENT ? -1 : LAST.indexOf(label) + 1);
  return groups.toSorted(
    (one, other) =>
      Number(other.label === RECENT) - Number(one.label === RECENT) ||
      Number(one.label === ASSISTANT) - Number(other.label === ASSISTANT) ||
      best(one) - best(other) ||
      place(one) - place(other),
  );
}

/** The groups as they are shown: one of them alone, or a few options of each. */
export const visibleGroups = (groups: readonly Group[], only: string | undefined): Group[] =>
  only === undefined
    ? groups.map(({ label, options }) => ({ label, options: options.slice(0, SHOWN) }))
    : groups.filter(({ label }) => label === only);

/** The option some steps further, from the first where none is chosen; it ends at the first and the last. */
export function stepFrom(
  options: readonly PaletteOption[],
  key: string | undefined,
  steps: number,
): string | undefined {
  const at = Math.max(
    0,
    options.findIndex((one) => one.key === key),
  );
  return options[Math.min(options.length - 1, Math.max(0, at + steps))]?.key;
}
