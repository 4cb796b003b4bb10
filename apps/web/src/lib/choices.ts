type Labels<K extends string> = Readonly<Record<K, string | { readonly label: string }>>;

/** The choices of a select, in the order of the table of their labels, or of the keys that are offered. */
export const choicesOf = <K extends string>(
  labels: Labels<K>,
  keys: readonly K[] = Object.keys(labels) as unknown as K[],
) =>
  keys.map((value) => {
    const row: string | { readonly label: string } = labels[value];
    return { value, label: typeof row === 'string' ? row : row.label };
  });
