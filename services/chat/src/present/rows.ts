import type { FocusSpec, RowsSpec } from '@talent-os/contracts/assistant.js';
import { rowsAt, valueAt } from './paths.js';
import type { Format } from './format.js';
import { cell, fits, isAtLeast, type PresentedAnswer } from './sentence.js';
import { formatOf, nodeAt } from './schema-format.js';

const TOP = 10;
/** Right aligned, as figures are read. */
const FIGURES: readonly Format[] = ['money', 'count', 'percent', 'share', 'change'];

/** What of a list a question is about. */
export type AnswerScope = {
  readonly focus?: FocusSpec;
  /** Values of the field the rows are chosen by, where the question names some. */
  readonly chosen?: readonly string[];
  /** How the list was narrowed down, in words: `stage: Negotiation`. */
  readonly narrowed?: readonly string[];
};

/** A list as a sentence with its number, a table of its first rows, and what was left out. Piece by piece. */
export function* rowsInWords(rows: RowsSpec, shown: PresentedAnswer, wanted: AnswerScope = {}): Generator<string> {
  const { all, fitting, count, open, beyond } = chosenRows(rows, shown, wanted);
  const name = (noun: string) => (wanted.focus ? `${wanted.focus.called} ${noun}` : noun);
  const narrowed = wanted.narrowed && wanted.narrowed.length > 0 ? ` (${wanted.narrowed.join(', ')})` : '';
  if (count === 0) {
    yield `${noRows(rows, wanted, all.length, open)}${narrowed}`;
    return;
  }
  const top = fitting.slice(0, rows.top ?? TOP);
  const number = `${open || beyond ? 'At least ' : ''}${inCount(count)} ${name(count === 1 ? rows.one : rows.many)}`;
  const first = top.length < count ? `, the first ${top.length}` : '';
  yield `**${number}**${narrowed}${first}:\n\n`;
  yield* table(top, rows, shown);
  if (count > top.length) yield `\n…and ${beyond ? 'at least ' : ''}${inCount(count - top.length)} more.`;
}

/** The rows of a list that are meant, and how many there are; `open`: at least so many. */
function chosenRows(rows: RowsSpec, shown: PresentedAnswer, wanted: AnswerScope) {
  const all = rowsAt(shown.output, rows.at);
  const fitting = all.filter((row) => fits(row, wanted.focus?.where) && isChosen(row, rows, wanted.chosen));
  const total = rows.total ? Number(valueAt(shown.output, rows.total) ?? all.length) : all.length;
  const picked = wanted.focus !== undefined || fitting.length < all.length;
  const count = picked ? fitting.length : total;
  // Of rows that were not read, some may fit too, unless the ones that fit came first and ended here.
  const open = picked && all.length < total && (!wanted.focus?.args || all.at(-1) === fitting.at(-1));
  return {
    all,
    fitting,
    count,
    open,
    beyond: !picked && rows.total !== undefined && isAtLeast(rows.total, shown.output),
  };
}

function noRows(rows: RowsSpec, { focus }: AnswerScope, read: number, open: boolean): string {
  if (open) return `None of the first ${read} ${rows.many} is ${focus?.called ?? 'one of these'}`;
  return focus && read > 0 ? `No ${focus.called} ${rows.many}` : rows.empty;
}

const isChosen = (row: unknown, { chosenBy }: RowsSpec, chosen: readonly string[] | undefined): boolean =>
  !chosenBy || !chosen || chosen.length === 0 || chosen.includes(String(valueAt(row, chosenBy)));

const inCount = (count: number): string => new Intl.NumberFormat('en').format(count);

function* table(
  top: readonly unknown[],
  { columns, at }: RowsSpec,
  { schema, locale }: PresentedAnswer,
): Generator<string> {
  const list = nodeAt(schema, at);
  const cells = Object.entries(columns).map(([heading, column]) => {
    const [path = '', format] = column.split('|');
    return { heading, path, format, own: formatOf(list && nodeAt(list, path)) };
  });
  const rule = ({ own, format }: (typeof cells)[number]) =>
    FIGURES.includes((format as Format | undefined) ?? own) ? '---:' : '---';
  yield `| ${cells.map(({ heading }) => heading).join(' | ')} |\n| ${cells.map(rule).join(' | ')} |\n`;
  for (const row of top)
    yield `| ${cells.map(({ path, format, own }) => cell(valueAt(row, path), format, own, locale) ?? '–').join(' | ')} |\n`;
}
