/** First characters by which a spreadsheet takes text for a formula, wide ones included (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** What a cell holds. */
export type Cell = string | number | null;

/** One cell: formulas are disarmed by a leading apostrophe, quotes doubled where RFC 4180 asks for quoting. */
export function cell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A CSV document after RFC 4180: a header line, lines ended by CRLF. */
export function csv<Row>(columns: Readonly<Record<string, (row: Row) => Cell>>, rows: readonly Row[]): string {
  const read = Object.values(columns);
  const lines = [Object.keys(columns).map(cell), ...rows.map((row) => read.map((column) => cell(column(row))))];
  return lines.map((line) => `${line.join(',')}\r\n`).join('');
}

/** Minor units of a currency (ISO 4217) as people and spreadsheets write them: `1250.50`, without the currency. */
export function amountCell(minor: number, currency: string): string {
  const digits = digitsOf(currency);
  return (minor / 10 ** digits).toFixed(digits);
}

/** Digits a currency (ISO 4217) has behind the decimal mark. */
export const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
