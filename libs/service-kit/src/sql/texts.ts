/** Values of a table of the contract as SQL literals. Never for what people write. */
export const texts = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');
