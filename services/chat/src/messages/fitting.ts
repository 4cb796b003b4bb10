/** What one answer may hold, in bytes: a message of the bus carries a mebibyte, with room for what surrounds the rows. */
const BUDGET = 900_000;

/** As many rows from the beginning as one answer holds. */
export function fitting<Row extends { readonly text: string }>(rows: readonly Row[], budget = BUDGET): Row[] {
  let bytes = 0;
  const end = rows.findIndex(({ text }) => (bytes += Buffer.byteLength(text) + 1) > budget);
  return end === -1 ? [...rows] : rows.slice(0, end);
}

/** JSON texts as one JSON array. */
export const arrayOf = (rows: readonly { readonly text: string }[]): string =>
  `[${rows.map(({ text }) => text).join(',')}]`;
