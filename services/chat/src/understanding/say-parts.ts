import { counted, type Locale } from '../present/format.js';
import type { Result } from './execute.js';
import type { Parts, Reading } from './reading.js';
import type { Part } from './tally.js';
import { valueIn, type SourceRow } from './rows.js';
import type { Source, SourceField } from './types.js';
import { number, withUnit, worded } from './worded.js';

const MOST_PARTS = 12;

/** `25%: 4 of 16 vulnerabilities (overdue).` */
export function shareInWords(
  { one, many }: Pick<Source, 'one' | 'many'>,
  { figure, fitting, count }: Pick<Result, 'figure' | 'fitting' | 'count'>,
  among: string,
  fits: string,
): string {
  if (figure === undefined) return `No ${many}${among} to compute that from.`;
  return `**${number.format(Math.round(figure * 10) / 10)}%**: ${number.format(fitting ?? 0)} of ${counted(count, one)}${among} (${fits}).`;
}

/** Rows put side by side: the larger one first and by how much, or a line for each part. */
export function* partsInWords(
  { source, parts }: Reading,
  { tally = [] }: Result,
  of: string,
  locale: Locale,
): Generator<string> {
  if (!parts) return;
  const say = sayer(source, parts, locale);
  const known = tally.filter(({ figure }) => figure !== undefined);
  if (known.length === 0) return yield `No ${source.many}${of} to compare.`;
  if (parts.only) return yield sidesInWords(parts, tally, say, of);
  if (parts.end) return yield endInWords(known, parts.end, say, of);
  yield `**${known.length} ${known.length === 1 ? 'part' : 'parts'}**, ${say.measure} by ${parts.by.label.toLowerCase()}${of}:\n\n`;
  yield `| ${parts.by.label} | ${capital(say.measure)} |\n| --- | ---: |\n`;
  for (const part of known.slice(0, MOST_PARTS)) yield `| ${say.name(part)} | ${say.figure(part.figure!)} |\n`;
  if (known.length > MOST_PARTS) yield `\n…and ${number.format(known.length - MOST_PARTS)} more.`;
}

type Sayer = {
  readonly measure: string;
  readonly name: (part: Part) => string;
  readonly figure: (value: number) => string;
};
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function sayer(source: Source, { by, figure }: Parts, locale: Locale): Sayer {
  const label = figure.of === 'count' ? '' : figure.field.label.toLowerCase();
  return {
    measure: figure.of === 'count' ? source.many : figure.of === 'mean' ? `average ${label}` : label,
    name: ({ value, said }) => said ?? worded(value, by, locale) ?? 'none',
    figure: (value) =>
      figure.of === 'count'
        ? counted(value, source.one)
        : withUnit(figure.of === 'mean' ? Math.round(value * 100) / 100 : value, figure.field, locale),
  };
}

/** The part at the end that was asked for, and the ones that equal it. */
function endInWords(known: readonly Part[], end: 'most' | 'least', say: Sayer, of: string): string {
  const best = known[0]!.figure!;
  const names = known.filter(({ figure }) => figure === best).map((part) => `**${say.name(part)}**`);
  const next = known[names.length];
  return `${names.join(' and ')}: ${say.figure(best)}, the ${end}${of}${next ? `; next ${say.name(next)} with ${say.figure(next.figure!)}` : ''}.`;
}

function sidesInWords({ claims }: Parts, tally: readonly Part[], say: Sayer, of: string): string {
  const lacking = tally.filter(({ figure }) => figure === undefined);
  const known = tally.filter(({ figure }) => figure !== undefined).toSorted((a, b) => b.figure! - a.figure!);
  const all = known.map((part) => `${say.name(part)}: ${say.figure(part.figure!)}`).join('; ');
  if (lacking.length > 0)
    return `${all}; nothing to compare for ${lacking.map((part) => say.name(part)).join(' and ')}${of}.`;
  const [first, second] = known;
  if (!second) return `${all}${of}.`;
  const by = first!.figure! - second.figure!;
  if (by === 0 && known.length === 2)
    return `The same for ${say.name(first!)} and ${say.name(second)}: **${say.figure(first!.figure!)}**${of}.`;
  const yes = claims ? `${(tally[0] === first) === (claims === 'more') ? 'Yes' : 'No'}: ` : '';
  const rest = known.slice(1).map((part) => `${say.figure(part.figure!)} for ${say.name(part)}`);
  return `${yes}**${say.name(first!)}** has more ${say.measure}: **${say.figure(first!.figure!)}**, against ${rest.join(', ')}; the difference is **${say.figure(Math.round(by * 100) / 100)}**${of}.`;
}

/** Both ends of an order, and how far they are apart. */
export function endsInWords(
  { order, source }: Reading,
  rows: readonly SourceRow[],
  of: string,
  locale: Locale,
  label: SourceField | undefined,
): string {
  const field = order!.field;
  const said = rows.map((row) => {
    const name = (label && worded(valueIn(row, label), label, locale)) ?? source.one;
    return `**${name}**: ${field.label.toLowerCase()} **${worded(valueIn(row, field), field, locale) ?? 'none'}**`;
  });
  const [one, other] = rows.map((row) => valueIn(row, field));
  const apart =
    typeof one === 'number' && typeof other === 'number'
      ? ` The difference is **${withUnit(Math.abs(one - other), field, locale)}**.`
      : '';
  return `${said.join('; ')}${of}.${apart}`;
}
