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
const SEPARATOR = /\s+[|·•–—-]\s+|\s*[|•]\s*|\s{2,}|[,;]\s+|\s+(?:at|@|bei|chez|presso|bij)\s+(?=\p{Lu})/u;
/** What stands before an employer, and within a title as well. */
const WITHIN = /^(.+)\s+(?:en|em|na|no|in|im|am|an der|aan)\s+(\p{Lu}.+)$/u;

/** Jobs, education and projects of a résumé in their order: each period with what names it, and what is told below. */
export function entriesIn(lines: readonly Line[]): FoundEntry[] {
  const numbered = lines.map((line, at) => ({ ...line, at }));
  const drafts = sectionsOf(numbered).flatMap(({ part, lines: own }) => (part === 'other' ? [] : draftsOf(part, own)));
  const placeFirst = saysPlaceFirst(drafts.map(({ fragments }) => fragments));
  return drafts.map(({ fragments, ...draft }) => ({ ...draft, ...namedBy(fragments, placeFirst) }));
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

type Draft = Omit<FoundEntry, 'title' | 'place'> & { readonly fragments: readonly Fragment[] };

/** Entries of a section; where all of them stand behind bullets, those say nothing. */
function draftsOf(kind: FoundEntry['kind'], lines: readonly Numbered[]): Draft[] {
  const drafts = draftsAmong(kind, lines);
  return drafts.length > 0 ? drafts : draftsAmong(kind, lines.map(withoutBullet));
}

const withoutBullet = (line: Numbered): Numbered => ({
  ...line,
  cells: line.cells.map((cell, at) => (at === 0 ? cell.replace(BULLET, '') : cell)),
});

function draftsAmong(kind: FoundEntry['kind'], lines: readonly Numbered[]): Draft[] {
  const alone = kind === 'education';
  const periods = lines.flatMap((line, index) => {
    if (tells(line)) return [];
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
    const own = fragmentsOf({ ...lines[index]!, cells: [period.rest] });
    const above = below ? [] : headAbove(lines, index, from, own.length);
    const under = headUnder(lines, index, until, own.length + above.length, below);
    const fragments = [
      ...above.flatMap((line) => fragmentsOf(line)),
      ...own,
      ...under.flatMap((line) => fragmentsOf(line)),
    ];
    if (fragments.length === 0) return [];
    const told = lines.slice(
      index + 1 + under.length,
      below ? until : endOf(lines, periods[nth + 1]?.index ?? lines.length, index),
    );
    const { startMonth, endMonth, goesOn } = period;
    return [
      {
        kind,
        fragments,
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
function fragmentsOf(line: Numbered): Fragment[] {
  return line.cells
    .flatMap((cell) => cell.split(SEPARATOR))
    .map((text) => clean(labelled(text)?.value ?? text).replaceAll(/^[\s,;:|()–—-]+|[\s,;:|(–—-]+$/g, ''))
    .flatMap(partedAtPlace)
    .filter((text) => text.length >= 2 && /\p{L}{2}/u.test(text))
    .map((text) => ({ text, line: line.at }));
}

/** A title with the employer it was held at, in two; one whose subject stands behind the same word is whole. */
function partedAtPlace(text: string): string[] {
  const [, title, place] = WITHIN.exec(text) ?? [];
  return title && place && PLACE.test(plain(place)) && !PLACE.test(plain(title)) ? [title, place] : [text];
}

type Named = { readonly title: Fragment | undefined; readonly place: Fragment | undefined };

const scoreOf = ({ text }: Fragment): number => {
  const small = plain(text);
  return (TITLE.test(small) ? 1 : 0) - (PLACE.test(small) ? 1 : 0);
};

/** Which part is what somebody was, and which where: by the words they have. */
function knownBy(fragments: readonly Fragment[]): Named {
  const title = fragments.find((one) => scoreOf(one) > 0);
  return { title, place: fragments.find((one) => scoreOf(one) < 0 && one !== title) };
}

/** Whether a résumé names the employer first, by its entries in which words tell them apart. */
function saysPlaceFirst(entries: readonly (readonly Fragment[])[]): boolean {
  const told = entries.flatMap((fragments) => {
    const { title, place } = knownBy(fragments);
    const [one, other] = [
      title ?? fragments.find((part) => part !== place),
      place ?? fragments.find((part) => part !== title),
    ];
    return (title || place) && one && other ? [fragments.indexOf(other) < fragments.indexOf(one)] : [];
  });
  return told.filter(Boolean).length * 2 > told.length;
}

/** Title and employer of an entry: by their words, else in the order of the others. */
function namedBy(fragments: readonly Fragment[], placeFirst: boolean): Pick<FoundEntry, 'title' | 'place'> {
  const known = knownBy(fragments);
  const others = fragments.filter((one) => one !== known.title && one !== known.place);
  const { title, place } = known.title || known.place || !placeFirst ? inOrder(known, others) : placeBefore(others);
  const found = (one: Fragment | undefined): Found | null =>
    one ? { value: one.text.slice(0, 120), line: one.line } : null;
  return { title: found(title), place: found(place) };
}

function inOrder({ title, place }: Named, [first, second]: readonly Fragment[]): Named {
  if (title) return { title, place: place ?? first };
  return { title: first, place: place ?? second };
}

/** Behind an employer its town may stand: what somebody was begins the next line, where there is one. */
function placeBefore([place, ...others]: readonly Fragment[]): Named {
  return { title: others.find(({ line }) => line !== place?.line) ?? others[0], place };
}
