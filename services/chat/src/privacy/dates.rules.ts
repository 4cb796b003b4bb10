import type { Finding } from './finding.js';

const MONTHS =
  'jan(?:uar[yi]?|vier|eiro)?|ene(?:ro)?|feb(?:ruar[yi]?|rero)?|fevr?(?:ier|ereiro)?|mar(?:ch|s|zo|co)?|maerz|marz|apr(?:il|ile)?|avr(?:il)?|abr(?:il)?|may|mai|mayo|maggio|maio|june?|juni|juin|junio|giugno|junho|july?|juli|juillet|julio|luglio|julho|aug(?:ust)?|aout|ago(?:sto)?|sep(?:t(?:ember)?|tembre|tiembre)?|set(?:tembre|embro)?|oct(?:ober|obre|ubre)?|okt(?:ober)?|ott(?:obre)?|out(?:ubro)?|nov(?:ember|embre|iembre|embro)?|dec(?:ember|embre)?|dez(?:ember|embro)?|dic(?:iembre|embre)?';
const ORDINALS =
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|twenty-first|twenty-second|twenty-third|twenty-fourth|twenty-fifth|twenty-sixth|twenty-seventh|twenty-eighth|twenty-ninth|thirtieth|thirty-first';
const DAY = `(?:(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th|er|\\.|º)?|${ORDINALS})`;
const OF = '(?:[\\s,./-]+(?:of|de|del|di|do)?\\s*|\\s*)';
const YEAR = "(?<year>(?:18|19|20)\\d{2}|'?\\d{2})";

/** A day with its year, as people write it. */
const FORMS: readonly RegExp[] = [
  /(?<![\w-])(?<year>(?:18|19|20)\d{2})([-/. ])(?:0?[1-9]|1[0-2])\2(?:0?[1-9]|[12]\d|3[01])(?!\d|[-/]\d)/g,
  /(?<![\w/.,-])(?:0?[1-9]|[12]\d|3[01])( ?[-/.,|] ?| )(?:0?[1-9]|[12]\d|3[01])\1(?<year>(?:18|19|20)\d{2})(?!\d|[-/]\d)/g,
  /(?<![\w/.,-])(?:0?[1-9]|[12]\d|3[01])([-/])(?:0?[1-9]|[12]\d|3[01])\1(?<year>\d{2})(?!\d|[-/.]\d)/g,
  /(?<![\w/.,-])(?:0[1-9]|[12]\d|3[01])\.(?:0[1-9]|[12]\d|3[01])\.(?<year>\d{2})(?!\d|[-/.]\d)/g,
  new RegExp(`(?<![\\w])(?:the )?${DAY}${OF}(?:${MONTHS})\\b\\.?${OF}${YEAR}(?![\\d\\w])`, 'gi'),
  new RegExp(`(?<![\\w])(?:${MONTHS})\\b\\.?\\s*(?:the )?${DAY}(?:\\s*,\\s*|\\s+|-)${YEAR}(?![\\d\\w])`, 'gi'),
  new RegExp(`(?<![\\w])(?:18|19|20)\\d{2}[ -](?:${MONTHS})\\b[ -]${DAY}(?![\\d\\w])`, 'gi'),
];
/** What a day may be called without its year, or with any sign in it, or a year alone, right behind a word of birth. */
const NEAR_BIRTH: readonly RegExp[] = [
  new RegExp(`(?<![\\w])(?:${DAY}${OF}(?:${MONTHS})|(?:${MONTHS})\\.?\\s*(?:the )?${DAY})(?!\\w)`, 'gi'),
  /(?<![\w/.-])(?:0?[1-9]|[12]\d|3[01])[-/.| ](?:0?[1-9]|[12]\d|3[01])(?:\.|[-/.| ]\d{2})?(?![\w/-])/g,
  /(?<![\w/.-])(?:(?:18|19|20)\d{2}[-/]\d{1,2}|\d{1,2}[-/](?:18|19|20)\d{2})(?![\w/-])/g,
  /(?<![\w-])(?:(?:18|19|20)\d{6}|\d{8}|(?:18|19|20)\d{2})(?![\w-])/g,
];
const BIRTH =
  /\b(?:d\.? ?o\.? ?b|date of birth|birth ?-?dat(?:e|um)|birth ?day|b-?day|birth year|year of birth|born|geb(?:oren|urtsdatum|urtstag)?|date de naissance|ne ?e? le|naci(?:o|da|do|miento)|fecha de nacimiento|nat[oa] il|data di nascita|nascid[oa]|geboren|geboortedatum)\b/gi;
/** How far behind a word of birth its date may stand, and before it, in characters. */
const BEHIND = 40;
const BEFORE = 14;

/** People who work were born longer ago than this; so long ago hardly anything else is spoken of. */
const GROWN_YEARS = 13;

const fullYear = (year: string, thisYear: number): number => {
  const value = Number(year.replace("'", ''));
  if (value > 99) return value;
  return value + (value > thisYear % 100 ? 1900 : 2000);
};

/** Whether a place in a text is told to be a day of birth. */
function birthPlaces(text: string): (start: number, end: number) => boolean {
  const places = [...text.matchAll(BIRTH)].map(({ 0: word, index }) => [index, index + word.length] as const);
  return (start, end) =>
    places.some(([from, to]) => (start >= to && start - to <= BEHIND) || (end <= from && from - end <= BEFORE));
}

/**
 * Days of birth: every date that is said to be one, and every one so long ago that it hardly is anything else. `close`: the
 * text speaks of a person's health, so that no past day in it is anybody's business.
 */
export function datesIn(text: string, thisYear: number, close: boolean): Finding[] {
  if (!/\d/.test(text)) return [];
  const isBirth = birthPlaces(text);
  const findings: Finding[] = [];
  for (const form of FORMS)
    for (const { 0: date, index, groups } of text.matchAll(form)) {
      const end = index + date.length;
      const year = fullYear(groups?.['year'] ?? date.slice(0, 4), thisYear);
      const counts = isBirth(index, end) || year <= thisYear - (close ? 1 : GROWN_YEARS);
      if (counts) findings.push({ kind: 'DATE', start: index, end });
    }
  for (const form of NEAR_BIRTH)
    for (const { 0: date, index } of text.matchAll(form))
      if (isBirth(index, index + date.length)) findings.push({ kind: 'DATE', start: index, end: index + date.length });
  return findings;
}

/** Ages of the very old tell who they are. */
export const ages = {
  kind: 'AGE',
  pattern:
    /(?<![\w.,])(?:(?:9\d|1[01]\d)[ -]?(?:years?|yrs?)?[ -]?(?:old\b|y\/?o\b|of age\b)|(?<=\baged? )(?:9\d|1[01]\d)\b)/gi,
} as const;
