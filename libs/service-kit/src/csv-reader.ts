export type CsvRecord = {
  /** The line of the file it begins on, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
};

/** What `cell` of `csv.ts` puts before text that a spreadsheet would take for a formula. */
const DISARMED = /^'(?=[=+\-@\t\r\n＝＋－＠])/;

/** The records of a CSV document after RFC 4180, with LF or CRLF, quoted cells over several lines and without empty lines. */
export function readCsv(text: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  let [cells, cell, quoted, line, begins]: [string[], string, boolean, number, number] = [[], '', false, 1, 1];
  const endCell = () => {
    cells.push(cell.replace(DISARMED, ''));
    cell = '';
  };
  const endRecord = () => {
    endCell();
    if (cells.length > 1 || cells[0] !== '') records.push({ line: begins, cells });
    cells = [];
  };
  const tokens = text.replace(/^\uFEFF/, '').match(/"|,|\r\n|\n|\r|[^",\r\n]+/g) ?? [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    const breaks = token === '\n' || token === '\r\n';
    if (breaks) line += 1;
    if (token === '"' && quoted && tokens[at + 1] === '"') {
      cell += token;
      at += 1;
    } else if (token === '"') quoted = !quoted;
    else if (quoted || (token !== ',' && !breaks)) cell += token;
    else if (token === ',') endCell();
    else {
      endRecord();
      begins = line;
    }
  }
  endRecord();
  return records;
}
