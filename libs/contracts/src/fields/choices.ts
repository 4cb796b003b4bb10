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
