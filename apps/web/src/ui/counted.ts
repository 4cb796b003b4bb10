/** A number with what it counts: the plural as it is, its singular for one. For nouns with a regular plural. */
export const counted = (count: number, plural: string): string =>
  `${count} ${count === 1 ? plural.replace(/ies$/, 'y').replace(/s$/, '') : plural}`;
