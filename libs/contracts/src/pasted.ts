import { lineOf } from './text.js';

/** As it is pasted from documents and screens: wide digits, non-breaking spaces and typographic dashes are plain ones. */
const plainOf = (text: string): string =>
  lineOf(text.normalize('NFKC'))
    .replaceAll(/[\u2010-\u2015\u2212\ufe58\ufe63]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** An id of a weakness in its one form, `CVE-2026-12345`, however its parts are joined; any other text as it is. */
export const cveOf = (text: string): string => {
  const [, year, number] = /^\W*cve[\s_:-]*(\d{4})[\s_-]*(\d{4,7})\W*$/i.exec(plainOf(text)) ?? [];
  return year ? `CVE-${year}-${number}` : text;
};

/** Digits a number people dial has, at most those of E.164. */
const DIALED = { least: 5, most: 15 };
const PHONE = /^(?:tel:)?\s*(\+?[\d\s()./-]+?)(?:[\s,;]*(?:ext(?:ension)?\.?|x|#)[\s:.]*(\d{1,6}))?$/i;

/** A phone number in its one form, `+1 555 010 0199 ext. 12`: groups of digits with a space between; nothing where it is none. */
export function phoneOf(text: string): string | undefined {
  const [, number = '', extension] = PHONE.exec(plainOf(text).replace('(0)', '')) ?? [];
  const groups = number.match(/\d+/g) ?? [];
  const digits = groups.join('').length;
  if (digits < DIALED.least || digits > DIALED.most) return undefined;
  return `${number.includes('+') ? '+' : ''}${groups.join(' ')}${extension ? ` ext. ${extension}` : ''}`;
}

/** A number of a license or a certificate in its one form: upper case, plain dashes, without the words that announce it. */
export const serialOf = (text: string): string =>
  plainOf(text)
    .replace(
      /^(?:(?:licen[sc]e|certificate|registration|lic|cert|reg)\.?\s+)?(?:(?:no|nr|num|number)\b\.?|#|№)[\s:.#]*(?=\S)/i,
      '',
    )
    .toUpperCase();
