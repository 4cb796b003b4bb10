/** Rows of a CSV document, cell by cell; quoted cells may hold commas, quotes and lines. */
export function readCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text);
    if (!match) break;
    const [, quoted, plain = '', end] = match;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end !== ',') {
      rows.push(row);
      row = [];
    }
  }
  if (row.length > 0) rows.push([...row, '']);
  return rows;
}

const cellOf = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');

/** A spreadsheet takes what begins like this for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
export const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/**
 * The columns of a document with these headings, in this order; a heading with a unit, `Amount (EUR)`, is found by its
 * words. The whole document where it has none of them.
 */
export function pickColumns(text: string, headings: readonly string[]): string {
  const rows = readCsv(text);
  const known = (rows[0] ?? []).map((heading) => heading.replace(/ \([^)]*\)$/, '').toLowerCase());
  const places = [...new Set(headings.map((heading) => known.indexOf(heading.toLowerCase())))].filter((at) => at >= 0);
  return places.length === 0 ? text : writeCsv(rows.map((row) => places.map((at) => row[at] ?? '')));
}
