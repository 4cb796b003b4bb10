import type { TextItem } from '@talent-os/service-kit/reading/pdf-pages';
import { clean, type Line } from './line.js';
import { periodIn } from './period.rules.js';

/** What is set together on one line of a page. */
type Piece = {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly foot: number;
  readonly size: number;
};

/** Room between two pieces of a line from which on they stand apart, and between the feet of two lines, in heights of type. */
const APART = 1.1;
const LEADING = 1.75;
/** Pieces on either side of a gutter at least, and the share of periods from which on a side is dates beside their lines. */
const PIECES = 4;
const DATES = 0.5;
/** Where a second column may begin, in shares of what is set. */
const [NEAREST, FARTHEST] = [0.2, 0.82];

/** The lines of a page in the order they are read: what stands above two columns, the left one, the right one. */
export function linesOfPage(items: readonly TextItem[], page: number): Line[] {
  const pieces = piecesOf(items);
  const gutter = gutterOf(pieces);
  if (gutter === undefined) return rowsOf(pieces, page);
  const top = Math.max(...pieces.filter(({ left }) => left >= gutter.at).map(({ foot }) => foot));
  const above = pieces.filter((piece) => piece.foot > top + 1);
  const below = pieces.filter((piece) => !above.includes(piece));
  const left = below.filter((piece) => piece.left < gutter.at);
  const right = below.filter((piece) => piece.left >= gutter.at);
  return [above, left, right].flatMap((some) => rowsOf(some, page));
}

function piecesOf(items: readonly TextItem[]): Piece[] {
  const shown = items.filter(({ str }) => str.trim() !== '');
  const placed = shown
    .map(({ str, width, height, transform }) => ({
      text: str,
      left: transform[4]!,
      right: transform[4]! + width,
      foot: transform[5]!,
      size: height || Math.abs(transform[3]!),
    }))
    .toSorted((one, other) => other.foot - one.foot || one.left - other.left);
  const pieces: Piece[] = [];
  for (const one of placed) {
    const last = pieces.findLast(
      (piece) => Math.abs(piece.foot - one.foot) < piece.size * 0.4 && one.left >= piece.right - piece.size,
    );
    const room = last ? one.left - last.right : Infinity;
    if (last && room < last.size * APART) {
      const gap = room > last.size * 0.15 && !last.text.endsWith(' ') ? ' ' : '';
      pieces[pieces.indexOf(last)] = {
        ...last,
        text: last.text + gap + one.text,
        right: Math.max(last.right, one.right),
      };
    } else pieces.push(one);
  }
  return pieces;
}

/** Where a page is parted into two columns that are each read by itself. Dates beside their lines are no column. */
function gutterOf(pieces: readonly Piece[]): { readonly at: number } | undefined {
  const [from, to] = [Math.min(...pieces.map(({ left }) => left)), Math.max(...pieces.map(({ right }) => right))];
  const candidates = [...new Set(pieces.map(({ left }) => Math.round(left)))].filter(
    (at) => at > from + (to - from) * NEAREST && at < from + (to - from) * FARTHEST,
  );
  const found = candidates
    .map((at) => sidesAt(pieces, at - 2))
    .filter(({ left, right, crossed }) => left.length >= PIECES && right.length >= PIECES && crossed <= 3)
    .filter(({ left, right }) => !areDates(left) && !areDates(right) && !isTable(left, right))
    .toSorted((one, other) => other.right.length - one.right.length);
  return found[0] && { at: found[0].at };
}

function sidesAt(pieces: readonly Piece[], at: number) {
  const right = pieces.filter((piece) => piece.left >= at);
  const bottom = Math.min(...right.map(({ foot }) => foot));
  const top = Math.max(...right.map(({ foot }) => foot));
  const beside = pieces.filter(({ foot }) => foot >= bottom - 1 && foot <= top + 1);
  return {
    at,
    right,
    left: beside.filter((piece) => piece.right <= at),
    crossed: beside.filter((piece) => piece.left < at && piece.right > at).length,
  };
}

const areDates = (side: readonly Piece[]): boolean =>
  side.filter(({ text }) => periodIn(text, true) !== undefined).length >= side.length * DATES;

/** Rows whose cells stand on the same feet are a table, which is read across. */
const isTable = (left: readonly Piece[], right: readonly Piece[]): boolean => {
  const saysPeriod = ({ text }: Piece) => periodIn(text) !== undefined;
  const besides = (piece: Piece) => left.filter((one) => Math.abs(one.foot - piece.foot) < 1);
  const level = right.filter((piece) => besides(piece).length > 0);
  if (level.length < right.length * 0.8) return false;
  const dated = level.filter((piece) => besides(piece).some(saysPeriod)).length;
  return level.filter(saysPeriod).length >= 2 || (dated >= 2 && dated >= level.length * DATES);
};

function rowsOf(pieces: readonly Piece[], page: number): Line[] {
  const rows: Piece[][] = [];
  for (const piece of pieces.toSorted((one, other) => other.foot - one.foot || one.left - other.left)) {
    const row = rows.at(-1);
    if (row && Math.abs(row[0]!.foot - piece.foot) < row[0]!.size * 0.5) row.push(piece);
    else rows.push([piece]);
  }
  return rows.map((row, at) => {
    const before = rows[at - 1]?.[0];
    const size = Math.max(...row.map((piece) => piece.size));
    return {
      cells: row.toSorted((one, other) => one.left - other.left).map(({ text }) => clean(text)),
      page,
      size,
      apart: before === undefined || before.foot - row[0]!.foot > LEADING * size,
    };
  });
}
