import { labelled, type Found } from './contact.rules.js';
import { headingOf, type Part } from './headings.rules.js';
import { clean, textOf, type Line } from './line.js';
import { periodIn, plain, type Period } from './period.rules.js';
import { PLACE, TITLE } from './words.data.js';

export type FoundEntry = {
  readonly kind: Exclude<Part, 'other'>;
  readonly title: Found | null;
  readonly place: Found | null;
  readonly period: Period & { readonly line: number };
  readonly description: string;
};

type Numbered = Line & { readonly at: number };
type Fragment = { readonly text: string; readonly line: number };

const BULLET = /^\s*[•●▪◦‣·*–—-]\s+/;
/** Letters from which on a line tells rather than names. */
const LONG = 95;
/** Lines that name an entry at most, its period among them. */
const HEAD = 4;
const SEPARATOR = /\s+[|·•–—-]\s+|\s*[|•]\s*|\s{2,}|,\s+|\s+(?:at|@|bei|chez|presso|bij)\s+(?=\p{Lu})/u;

/** Jobs, education and projects of a résumé in their order: each period with what names it, and what is told below. */
export function entriesIn(lines: readonly Line[]): FoundEntry[] {
  const numbered = lines.map((line, at) => ({ ...line, at }));
  return sectionsOf(numbered).flatMap(({ part, lines: own }) => (part === 'other' ? [] : entriesOf(part, own)));
}

/** Parts of a résumé by their headings; one that has none of jobs or education is all jobs until somebody says otherwise. */
function sectionsOf(lines: readonly Numbered[]): { part: Part; lines: Numbered[] }[] {
  const hasParts = lines.some((line) => isPartHeading(line));
  const sections: { part: Part; lines: Numbered[] }[] = [{ part: hasParts ? 'other' : 'job', lines: [] }];
  for (const line of lines) {
    const part = line.cells.length === 1 ? headingOf(textOf(line)) : undefined;
    if (part && (hasParts || part !== 'other')) sections.push({ part, lines: [] });
    else sections.at(-1)!.lines.push(line);
  }
  return sections;
}

const isPartHeading = (line: Line): boolean => {
  const part = line.cells.length === 1 ? headingOf(textOf(line)) : undefined;
  return part === 'job' || part === 'education';
};

const tells = (line: Numbered): boolean => {
  const text = textOf(line);
  return BULLET.test(text) || text.length > LONG || /[.!?;]$/.test(text);
};

function entriesOf(kind: FoundEntry['kind'], lines: readonly Numbered[]): FoundEntry[] {
  const alone = kind === 'education';
  const periods = lines.flatMap((line, index) => {
    if (BULLET.test(textOf(line)) || tells(line)) return [];
    const period = periodIn(textOf(line), alone);
    return period ? [{ period, index }] : [];
  });
  const [first] = periods;
  if (!first) return [];
  // Where the first period begins the section and names nothing, what it is about stands below each.
  const below = first.index === 0 || lines.slice(0, first.index).every((line) => tells(line));
  return periods.flatMap(({ period, index }, nth) => {
    const from = nth === 0 ? 0 : periods[nth - 1]!.index + 1;
    const until = periods[nth + 1]?.index ?? lines.length;
    const own = fragmentsOf({ ...lines[index]!, cells: [period.rest] }, lines[index]!);
    const above = below ? [] : headAbove(lines, index, from, own.length);
    const under = headUnder(lines, index, until, own.length + above.length, below);
    const fragments = [
      ...above.flatMap((line) => fragmentsOf(line)),
      ...own,
      ...under.flatMap((line) => fragmentsOf(line)),
    ];
    const { title, place } = namedBy(fragments);
    if (!title && !place) return [];
    const told = lines.slice(
      index + 1 + under.length,
      below ? until : endOf(lines, periods[nth + 1]?.index ?? lines.length, index),
    );
    const { startMonth, endMonth, goesOn } = period;
    return [
      {
        kind,
        title,
        place,
        period: { startMonth, endMonth, goesOn, line: lines[index]!.at },
        description: told
          .map((line) => textOf(line).replace(BULLET, ''))
          .join('\n')
          .slice(0, 1_500),
      },
    ];
  });
}

/** Lines above a period that name its entry: those that tell end what was before. */
function headAbove(lines: readonly Numbered[], index: number, from: number, own: number): Numbered[] {
  const head: Numbered[] = [];
  if (own >= 2) return head;
  for (let at = index - 1; at >= from && head.length < HEAD - 1; at -= 1) {
    const line = lines[at]!;
    if (tells(line)) break;
    head.unshift(line);
    if (line.apart && head.length + own >= 1) break;
  }
  // Without bullets, what was told of the entry before looks like a name as well: the last two lines are nearer.
  return own > 0 ? head.slice(-1) : head.slice(-2);
}

/** Lines below a period that name its entry. */
function headUnder(
  lines: readonly Numbered[],
  index: number,
  until: number,
  named: number,
  below: boolean,
): Numbered[] {
  const head: Numbered[] = [];
  for (let at = index + 1; at < until && head.length + named < 2; at += 1) {
    const line = lines[at]!;
    if (tells(line) || (line.apart && head.length + named > 0 && !below)) break;
    head.push(line);
  }
  return head;
}

/** Where what is told of an entry ends: before the lines that name the next one. */
function endOf(lines: readonly Numbered[], next: number, index: number): number {
  let at = next;
  if (next >= lines.length) return lines.length;
  while (at - 1 > index && !tells(lines[at - 1]!) && next - at < 2) at -= 1;
  return at;
}

/** What a line says, part by part; without labels and places on the map. */
function fragmentsOf(line: Numbered, whole: Line = line): Fragment[] {
  return line.cells
    .flatMap((cell) => cell.split(SEPARATOR))
    .map((text) => clean(labelled(text)?.value ?? text).replaceAll(/^[\s,;:|()–—-]+|[\s,;:|(–—-]+$/g, ''))
    .filter((text) => text.length >= 2 && /\p{L}{2}/u.test(text) && whole.cells.length > 0)
    .map((text) => ({ text, line: line.at }));
}

/** Which part is what somebody was, and which where: by the words they have, else in this order. */
function namedBy(fragments: readonly Fragment[]): Pick<FoundEntry, 'title' | 'place'> {
  const rated = fragments.map((fragment) => {
    const small = plain(fragment.text);
    return { fragment, score: (TITLE.test(small) ? 1 : 0) - (PLACE.test(small) ? 1 : 0) };
  });
  const title = rated.find(({ score }) => score > 0)?.fragment;
  const place = rated.find(({ fragment, score }) => score < 0 && fragment !== title)?.fragment;
  const others = rated.map(({ fragment }) => fragment).filter((one) => one !== title && one !== place);
  const first = title ?? others.shift();
  const second = place ?? others.shift();
  const found = (one: Fragment | undefined): Found | null =>
    one ? { value: one.text.slice(0, 120), line: one.line } : null;
  return { title: found(first), place: found(second) };
}
