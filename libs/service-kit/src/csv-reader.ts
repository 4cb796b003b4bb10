import { parse } from 'csv-parse/sync';
import { delimiterOf, lineEndsOf } from './csv-found.js';

export type CsvRecord = {
  /** The line of the file it begins on, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
};
type LineNote = { readonly line: number; readonly reason: string };
export type CsvTable = {
  readonly records: readonly CsvRecord[];
  /** Lines with quotation marks where none belong: they were read as they are written. */
  readonly notes: readonly LineNote[];
  /** The same lines where the strict form was asked for: they are not among the records. */
  readonly refused: readonly LineNote[];
  /** What the file was found to be, in words. */
  readonly found: readonly string[];
};

/** What `cell` of `csv.ts` puts before text that a spreadsheet would take for a formula. */
const DISARMED = /^'(?=[=+\-@\t\r\n＝＋－＠])/;
/** How often reading begins again behind a quotation mark that opens what never rightly closes. */
const RESUMED_MOST = 1_000;
const STRAY = 'a quotation mark stands inside a cell';
const [CR, LF] = [13, 10];

/**
 * The records of a CSV document after RFC 4180, with whatever separates its cells and ends its lines, without empty lines.
 * A quotation mark inside a cell is one of its characters, and never takes the next lines along: in the lenient form with
 * a note, in the strict one the line is refused.
 */
export function readCsv(text: string, { strict = false } = {}): CsvTable {
  const { delimiter, said, body, skipped } = delimiterOf(text.replace(/^\uFEFF/, ''));
  const reading: Reading = { delimiter, wellFormed: wellFormedWith(delimiter) };
  const all = body.includes('"') ? rawRecords(Buffer.from(body), reading) : plainRecords(body, delimiter);
  const placed = all.map(({ line, ...one }) => ({ ...one, line: line + skipped }));
  const notes = placed.filter(({ stray }) => stray).map(({ line }) => ({ line, reason: STRAY }));
  const kept = strict ? placed.filter(({ stray }) => !stray) : placed;
  return {
    records: kept.map(({ line, cells }) => ({ line, cells: cells.map((cell) => cell.replace(DISARMED, '')) })),
    notes: strict ? [] : notes,
    refused: strict ? notes : [],
    found: [said, lineEndsOf(body)],
  };
}

type Reading = { readonly delimiter: string; readonly wellFormed: RegExp };
type RawRecord = { readonly line: number; readonly cells: readonly string[]; readonly stray: boolean };

/** The text of a record whose quotation marks stand where RFC 4180 has them. */
function wellFormedWith(delimiter: string): RegExp {
  const mark = delimiter === '|' ? String.raw`\|` : delimiter;
  const cell = String.raw`(?:"[^"]*(?:""[^"]*)*"|[^"${mark}\r\n]*)`;
  return new RegExp(`^${cell}(?:${mark}${cell})*$`);
}

/** A text without quotation marks is what stands between its separators: no parser needs to place each record. */
const plainRecords = (text: string, delimiter: string): RawRecord[] =>
  text
    .split(/\r\n|\n|\r/)
    .flatMap((row, at) => (row === '' ? [] : [{ line: at + 1, cells: row.split(delimiter), stray: false }]));

function rawRecords(bytes: Buffer, reading: Reading): RawRecord[] {
  const records: RawRecord[] = [];
  let [at, line, resumed] = [0, 1, 0];
  while (at < bytes.length) {
    const plain = resumed >= RESUMED_MOST;
    const done = readOn(bytes.subarray(at), line, reading, { plain, into: records });
    [at, line] = [at + done.bytes, done.line];
    if (!done.stopped) break;
    // The line by itself, with its quotation marks as they are written.
    const end = endOfLine(bytes, at);
    readOn(bytes.subarray(at, end), line, reading, { plain: true, into: records });
    [at, line, resumed] = [end, line + 1, resumed + 1];
  }
  return records;
}

/** `plain`: quotation marks mean nothing. */
type Into = { readonly plain: boolean; readonly into: RawRecord[] };

/** Ends reading: what follows begins with a quotation mark that opens what never rightly closes. */
class Runaway extends Error {}

/** Reads until the end, or until a cell would swallow the lines behind it. */
function readOn(bytes: Buffer, fromLine: number, { delimiter, wellFormed }: Reading, { plain, into }: Into) {
  let [end, line] = [0, fromLine];
  const take = (cells: string[], upTo: number) => {
    const [blank, raw] = textOf(bytes.subarray(end, upTo));
    const broken = plain ? raw.includes('"') : raw.includes('"') && !wellFormed.test(raw);
    if (broken && !plain && /[\r\n]/.test(raw)) throw new Runaway();
    const begins = line + breaksIn(blank);
    into.push({ line: begins, cells, stray: broken });
    [end, line] = [upTo, begins + breaksIn(raw) + 1];
  };
  try {
    parse(bytes, {
      delimiter,
      quote: plain ? null : '"',
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: (cells: string[], { bytes: upTo }) => {
        take(cells, upTo);
        return null;
      },
    });
  } catch (error) {
    const stopped = error instanceof Runaway || (error as { code?: string }).code === 'CSV_QUOTE_NOT_CLOSED';
    if (!stopped) throw error;
    const blank = textOf(bytes.subarray(end))[0];
    return { bytes: end + blank.length, line: line + breaksIn(blank), stopped: true };
  }
  return { bytes: bytes.length, line, stopped: false };
}

const breaksIn = (text: string): number => text.match(/\r\n|\n|\r/g)?.length ?? 0;

/** The empty lines before a record, and the record without the end of its line. */
function textOf(bytes: Buffer): [blank: string, raw: string] {
  const text = bytes.toString('utf8');
  const blank = /^[\r\n]*/.exec(text)![0];
  return [blank, text.slice(blank.length).replace(/(?:\r\n|\n|\r)$/, '')];
}

function endOfLine(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== CR && bytes[at] !== LF) at += 1;
  if (bytes[at] === CR && bytes[at + 1] === LF) at += 1;
  return Math.min(at + 1, bytes.length);
}
