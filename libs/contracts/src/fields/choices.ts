/** A value of a choice: what people read for it, and further words they use. */
export type Choice = { readonly label: string; readonly synonyms: readonly string[] };
/** The values of an enum, in its order. */
export type Choices = Readonly<Record<string, Choice>>;

/** An enum with its labels and, where people use others, its further words: one text by value, with commas. */
export function choices<const L extends Readonly<Record<string, string | { readonly label: string }>>>(
  labels: L,
  synonyms: { readonly [V in keyof L]?: string } = {},
): Choices {
  const further: Readonly<Record<string, string | undefined>> = synonyms;
  return Object.fromEntries(
    Object.entries(labels).map(([value, label]) => [
      value,
      {
        label: typeof label === 'string' ? label : label.label,
        synonyms: further[value]?.split(',').map((word) => word.trim()) ?? [],
      },
    ]),
  );
}

/** Values whose labels are their own words: `on_hold` is 'On hold'. */
export const inWords = <const V extends string>(values: readonly V[]): Readonly<Record<V, string>> =>
  Object.fromEntries(values.map((value) => [value, wordsOf(value)])) as Record<V, string>;

/** A key as people read it: `pending_verification` is 'Pending verification', `noShow` 'No show'. */
export function wordsOf(key: string): string {
  const words = key
    .replaceAll(/[._-]+/g, ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
