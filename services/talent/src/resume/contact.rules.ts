import { headingOf } from './headings.rules.js';
import { textOf, type Line } from './line.js';
import { plain } from './period.rules.js';
import { LABELS, TITLE, type Label } from './words.data.js';

/** Something that was found, and on which line. */
export type Found = { readonly value: string; readonly line: number };
export type Contact = { readonly name: Found | null; readonly email: Found | null; readonly phone: Found | null };

const EMAIL = /[\w.+-]+@[\w-]+(\.[\w-]+)+/;
/** A number people are called by: seven digits or more, set apart by what numbers are set apart by. */
const PHONE = /(?:\+|\(|\b)\d[\d\s()./-]{6,20}\d\b/;
/** Lines a name stands in, from the top. */
const TOP = 12;

export function contactIn(lines: readonly Line[]): Contact {
  const email = firstOf(lines, (text) => EMAIL.exec(text)?.[0].replace(/\.$/, ''));
  return { name: nameIn(lines, email?.value ?? ''), email, phone: firstOf(lines, phoneIn) };
}

function firstOf(lines: readonly Line[], read: (text: string) => string | undefined): Found | null {
  for (const [line, one] of lines.entries()) {
    const value = read(textOf(one));
    if (value) return { value, line };
  }
  return null;
}

function phoneIn(text: string): string | undefined {
  for (const [found] of text.matchAll(new RegExp(PHONE, 'g'))) {
    const digits = found.replaceAll(/\D/g, '').length;
    // Periods and days are numbers as well.
    const isTime =
      /^\(?(19|20)\d\d\s?[-/.–]|^(0[1-9]|1[0-2])\/\d\d\s?-|\d{1,2}[./-]\d{1,2}[./-](19|20)\d\d|(0?[1-9]|1[0-2])[/.](19|20)\d\d/.test(
        found,
      );
    if (digits >= 7 && digits <= 15 && !isTime) return found.trim();
  }
  return undefined;
}

/** What a line says behind a label, where it has one. */
export function labelled(text: string): { readonly label: Label; readonly value: string } | undefined {
  const match = /^\s*([^:：]{2,20})\s?[:：]\s*(.+)$/.exec(text);
  const name = match && plain(match[1]!).trim();
  return name && Object.hasOwn(LABELS, name) ? { label: LABELS[name]!, value: match[2]!.trim() } : undefined;
}

function nameIn(lines: readonly Line[], email: string): Found | null {
  const said = lines.findIndex((line) => line.cells.some((cell) => labelled(cell)?.label === 'name'));
  if (said >= 0 && said < TOP * 3)
    return {
      value: lines[said]!.cells.map((cell) => labelled(cell)).find((one) => one?.label === 'name')!.value,
      line: said,
    };
  const parts = plain(email.split('@')[0] ?? '')
    .split(/[^a-z]+/)
    .filter((part) => part.length > 2);
  const rated = lines.flatMap((line, at) =>
    line.cells.flatMap((cell) => {
      const value = cell
        .replace(/^(dr|prof|mr|mrs|ms|herr|frau)\.?\s+/i, '')
        .replace(/\s*[,;|•·].*$/, '')
        .trim();
      if (!isName(value)) return [];
      const words = plain(value).split(/\s+/);
      const known = parts.filter((part) => words.some((word) => word.includes(part) || part.includes(word))).length;
      const largest = Math.max(...lines.slice(0, TOP * 2).map(({ size }) => size));
      const rating =
        known * 3 + (line.size > 0 && line.size === largest ? 2 : 0) + (at < TOP ? 1 - at / TOP : -at / 10);
      return [{ value: properCase(value), line: at, rating }];
    }),
  );
  const [best] = rated.toSorted((one, other) => other.rating - one.rating);
  return best && best.rating > 0 ? { value: best.value, line: best.line } : null;
}

function isName(text: string): boolean {
  const words = text.split(/\s+/);
  if (words.length < 2 || words.length > 5 || text.length > 50) return false;
  if (headingOf(text) || TITLE.test(plain(text))) return false;
  return words.every((word) =>
    /^(\p{Lu}[\p{L}'’.-]*|de|del|della|di|da|do|dos|das|van|von|der|den|la|le|y|e)$/u.test(word),
  );
}

/** A name in capitals as people write it; what stands before a family name in small letters does so again. */
const properCase = (name: string): string =>
  name === name.toUpperCase()
    ? name
        .toLowerCase()
        .replaceAll(/(^|[\s'’-])\p{Ll}/gu, (letter) => letter.toUpperCase())
        .replaceAll(/(?<=\s)(Van|Von|Der|Den|Dos|Das)(?=\s)/g, (word) => word.toLowerCase())
    : name;
