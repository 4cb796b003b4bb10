import type { DetailPattern } from './finding.js';

const digits = (text: string) => text.replaceAll(/\D/g, '');

/** The check digit of card numbers. */
export function passesLuhn(text: string): boolean {
  const sum = [...digits(text)].toReversed().reduce((total, digit, place) => {
    const doubled = place % 2 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum > 0 && sum % 10 === 0;
}

/** Numbers nobody was ever given: area 000, 666 or from 900, group 00, serial 0000. */
function isSocialSecurity(text: string): boolean {
  const all = digits(text);
  const [area, group, serial] = [all.slice(0, 3), all.slice(3, 5), all.slice(5)];
  return area !== '000' && area !== '666' && area < '900' && group !== '00' && serial !== '0000';
}

const hasDigits =
  (least: number, most = 99) =>
  (text: string) => {
    const { length } = digits(text);
    return length >= least && length <= most;
  };

/** Amounts and what is counted are no numbers of a person. */
const MONEY_BEFORE = /[$€£¥]\s?$|\b(?:usd|eur|gbp|chf|total|revenue|amount|budget|worth|pipeline)[\s:=]*$/i;
const MONEY_AFTER =
  /^\s?(?:[$€£¥%]|usd\b|eur\b|euros?\b|gbp\b|chf\b|dollars?\b|pounds?\b|in revenue|million|bytes|ms\b)/i;
const noMoney = (before: string, after: string) => !MONEY_BEFORE.test(before) && !MONEY_AFTER.test(after);

/** What stands before a number that belongs to a person. */
const LABELS = [
  String.raw`m\.?r\.?n\.?`,
  'medical record',
  'health record',
  'chart',
  'patient',
  'hospital',
  'member',
  'membership',
  'subscriber',
  'beneficiary',
  'policy(?:holder)?',
  'insurance',
  'insurer',
  'group',
  'plan',
  'claim',
  'referral',
  'prescription',
  'rx',
  'medicare',
  'medicaid',
  'mbi',
  'hicn',
  'nhs',
  'health card',
  'ehic',
  'account',
  'acct',
  'a/c',
  'routing',
  'sort code',
  'iban',
  'bic',
  'card',
  'passport',
  String.raw`driver'?s? licen[cs]e`,
  'driving licen[cs]e',
  'licen[cs]e',
  'plate',
  'ssn',
  'ss#',
  'social(?: security)?',
  'national insurance',
  'nino?',
  'tax',
  'tin',
  'ein',
  'itin',
  'dea',
  'npi',
  'badge',
  'employee',
  'personnel',
  'device serial',
  'serial',
  'versicherungs?nummer',
  'versichertennummer',
  'krankenkasse',
  'konto(?:nummer)?',
  'patientennummer',
  'sozialversicherungsnummer',
  'numero de securite sociale',
  'securite sociale',
  'carte vitale',
  'numero de seguridad social',
  'seguridad social',
  'poliza',
  'codice fiscale',
  'bsn',
  'dni',
  'nie',
  'cpf',
].join('|');
/** A value whose every piece holds a digit, behind capitals that may lead it: `AB-12 34`, `1EG4-TE5-MK73`. */
const VALUE = String.raw`(?!(?:is|no|nr|num|was|are|and|of|in|my|the|id|for|to)\b)(?:[a-z]{1,5}[- ]?(?=[a-z]{0,4}\d)|(?:[a-z]{1,5}-){1,3}(?=\w*\d))?[a-z]{0,6}\d\w{0,30}(?:[-./ ]{1,2}\w{0,6}\d\w{0,20}){0,8}(?:-[a-z])?`;

/** Numbers that are a person's. The more exact a form, the earlier it stands. */
export const numberForms: readonly DetailPattern[] = [
  { kind: 'CARD', pattern: /(?<![\w-])\d(?:[ -]?\d){12,18}(?![\w-])/g, holds: passesLuhn },
  { kind: 'SSN', pattern: /(?<![\w-])\d{3}(\s?[-. ]\s?)\d{2}\1\d{4}(?![\w-])/g, holds: isSocialSecurity },
  {
    kind: 'NUMBER',
    pattern: new RegExp(
      String.raw`(?<![\w])(?:${LABELS})(?:[\s#:.="'()\[\]-]|\b(?:is|no|nr|num|number|id|identifier|card|code|ends|ending|last|four|digits|in|was|with|my|the|her|his)\b){0,24}?(?<is>${VALUE})(?!\w)`,
      'dgi',
    ),
    holds: (text) => hasDigits(4)(text) && !/^(?:19|20)\d\d$/.test(text),
  },
  // British, American, Italian, French, German and Spanish ids of people, and accounts.
  { kind: 'NUMBER', pattern: /\b[a-ceghj-pr-tw-z]{2} ?\d{2} ?\d{2} ?\d{2} ?[a-d]\b/gi },
  {
    kind: 'NUMBER',
    pattern:
      /\b[1-9][ac-hjkmnp-rt-y][0-9ac-hjkmnp-rt-y]\d[- ]?[ac-hjkmnp-rt-y][0-9ac-hjkmnp-rt-y]\d[- ]?[ac-hjkmnp-rt-y]{2}\d\d\b/gi,
  },
  { kind: 'NUMBER', pattern: /\b[a-z]{6}\d{2}[a-z]\d{2}[a-z]\d{3}[a-z]\b/gi },
  { kind: 'NUMBER', pattern: /\b[12] \d{2} (?:0[1-9]|1[0-2]) \d{2} \d{3} \d{3}(?: \d{2})?\b/g },
  {
    kind: 'NUMBER',
    pattern: /\b[a-z]{2}\d{2}(?: ?[a-z0-9]{4}){2,7}(?: ?[a-z0-9]{1,3})?\b/gi,
    holds: hasDigits(10, 32),
  },
  {
    kind: 'NUMBER',
    pattern:
      /(?<![\w-])(?:\d{8}-?[a-z]|[a-z]\d{9}|(?!(?:inv|po|so|req|inc|ref|tkt|cve|job|ver)-?\d)[a-z]{2,4}-?\d{7,12})(?![\w-])/gi,
  },
  // Of vehicles.
  { kind: 'NUMBER', pattern: /\b(?=[a-z]*\d)[a-hj-npr-z0-9]{17}\b/gi, holds: hasDigits(5, 16) },
  // A run that long counts nothing; one of single digits is read out.
  {
    kind: 'NUMBER',
    pattern: /(?<![\w.,/-])\d{9,19}(?![\w]|[.,]\d|-\w)/g,
    holds: (_, before, after) => noMoney(before, after),
  },
  { kind: 'NUMBER', pattern: /(?<![\w.,])\d(?:[ .,-]{1,3}\d){6,}(?![\w])/g },
];

const isPhone = hasDigits(7, 15);
const isDay = (text: string) => /^(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-]\d{2,4}$/.test(text.trim());
const isRound = (text: string) => text.trim().endsWith('000');

/** Ways to reach a person. */
export const contactForms: readonly DetailPattern[] = [
  {
    kind: 'EMAIL',
    pattern: /[\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]{1,64} ?@ ?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/giu,
  },
  {
    kind: 'EMAIL',
    pattern:
      /[\p{L}\p{N}][\p{L}\p{N}._+-]{0,63}\s?[([{<]?\s*\bat\b\s*[)\]}>]?\s*[\p{L}\p{N}-]+\s*[([{<]?\s*(?:\bdot\b|\.)\s*[)\]}>]?\s*(?:com|org|net|edu|gov|io|example|co|de|fr|es|it|uk|nl|health|us|ca)\b(?:\s*(?:dot|\.)\s*uk\b)?/giu,
  },
  { kind: 'PHONE', pattern: /(?<![\w+])(?:\+|\b00)\d{1,3}(?:[ ./-]?\(?\d{1,5}\)?){2,6}(?![\w-])/g, holds: isPhone },
  { kind: 'PHONE', pattern: /(?<![\w-])(?:1[-. ])?(?:\(\d{3}\)[ -]?|\d{3}[-./ ])\d{3}[-./ ]\d{4}(?![\w-])/g },
  { kind: 'PHONE', pattern: /(?<![\w.-])[2-9]\d{2}-\d{4}(?![\w-])/g, holds: (text) => !isRound(text) },
  {
    kind: 'PHONE',
    pattern: /(?<![\w.,:/-])\(?0\d{1,4}\)?(?:[ ./-]{1,2}\d{2,8}){1,5}(?![\w-])/g,
    holds: (text) => hasDigits(8, 13)(text) && !isDay(text),
  },
  {
    kind: 'PHONE',
    pattern: /(?<![\w.,:/-])(?:\d{3} \d{3} \d{3}|\d{5} \d{5})(?![\w-]| ?\d)/g,
    holds: (text, before, after) => !isRound(text) && noMoney(before, after),
  },
  {
    kind: 'PHONE',
    pattern:
      /\b(?:phone|tel|telephone|call|cell|mobile|fax|ring|text|whatsapp|pager|telefon|handy|movil)\b[\s.:#]*(?:(?:no|number|me|him|her|them|is|at|on)\b[\s.:]*){0,3}(?<is>\+?\(?\d[\d ()./-]{5,20}\d)(?!\w)/dgi,
    holds: (text) => isPhone(text) && !isDay(text),
  },
];
