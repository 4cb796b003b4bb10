import { foldWord } from '@talent-os/contracts/search/fold.js';
import { stemmer } from 'stemmer';

/** A word as it was written, where it stood, and its stem. */
export type Word = {
  readonly text: string;
  readonly lower: string;
  readonly stem: string;
  readonly start: number;
  readonly end: number;
  /** Stands in quotes, or is the number of a catalogue: a name whatever it means. */
  readonly quoted: boolean;
};

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\b(what|who|where|when|how|that|there|here|it|he|she|let)'s\b/gi, '$1 is'],
  [/\bi'?m\b/gi, 'I am'],
  [/\b(i|you|we|they)'ve\b/gi, '$1 have'],
  [/\b(i|you|we|they|he|she|it|who|what|that|there)'d\b/gi, '$1 would'],
  [/\b(i|you|we|they|he|she|it)'ll\b/gi, '$1 will'],
  [/\b(you|we|they|what|who)'re\b/gi, '$1 are'],
  [/\b(?:can'?t|cannot)\b/gi, 'can not'],
  [/\bwon't\b/gi, 'will not'],
  [/\b(have|has|do|does|did|is|are|was|would|should|could)n'?t\b/gi, '$1 not'],
  [/\b(what|who|where|when)s\b/gi, '$1 is'],
  [/(^|[,.;] ?)ill (?=\p{L})/giu, '$1I will '],
  [/\b(i)ve\b/gi, '$1 have'],
  [/\bid (?=(?:like|love|rather|prefer|want)\b)/gi, 'I would '],
  [/\bw(?:en|ehn)\b/gi, 'when'],
  [/\bw(?:ich|hch|hcih|itch)\b(?=\s)/gi, 'which'],
  [/\bw(?:aht|hta)\b/gi, 'what'],
  [/\bt(?:eh|hte)\b/gi, 'the'],
  [/\bthier\b/gi, 'their'],
  [/\bwks?\b/gi, 'week'],
  [/\bhrs\b/gi, 'hours'],
  [/\b(?:tmrw|tmr|tomorow|tommorow|tommorrow)\b/gi, 'tomorrow'],
  [/\bthru\b/gi, 'through'],
  [/\bx-?mas\b/gi, 'Christmas'],
  // `This month vs last`: the word that is left out stands before.
  [
    /\b(this (week|month|quarter|year)) (vs|versus|than|against|compared (?:to|with)) (?:the )?last\b(?! \p{L})/giu,
    '$1 $3 last $2',
  ],
  [/\bu\b/gi, 'you'],
  [/'s\b/g, ''],
  [/s'(?=\s|$)/g, 's'],
];

/** The text with plain quotes, single spaces and contractions written out. Case is kept: it tells names. */
export function plain(text: string): string {
  const straight = text
    .normalize('NFKC')
    .replaceAll(/[‘’ʼ`]/g, "'")
    .replaceAll(/[“”„«»]/g, '"');
  return contractions
    .reduce((result, [pattern, replacement]) => result.replaceAll(pattern, replacement), straight)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const CATALOGUED = /^cve-\d{4}-\d{4,7}$/i;
const WORD =
  /cve-\d{4}-\d{4,7}|[$€£]?\d+(?:[.,:]\d+)*(?:k|m|%|st|nd|rd|th)?(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:[.&'’][\p{L}\p{N}]+)*|[?%]/giu;

/** Words whose stem would be that of another word, which means something else. */
const ownStems: ReadonlyMap<string, string> = new Map(
  [
    ['applicant', 'applicants'],
    ['news'],
    ['wellness'],
    ['closing'],
    ['training', 'trainings'],
    ['responsible', 'responsibility'],
    ['activity', 'activities'],
    ['recruiter', 'recruiters'],
    ['opening', 'openings'],
    ['organization', 'organizations', 'organisation', 'organisations'],
    ['interviewer', 'interviewers'],
    ['interviewing'],
    ['university', 'universities'],
    ['mentor', 'mentors'],
    ['moment'],
    ['number', 'numbers'],
    ['unit', 'units'],
    ['license', 'licence', 'licenses', 'licences'],
    ['missing'],
    ['positions', 'position'],
    ['overdue', 'overdo'],
    ['expired'],
  ].flatMap((forms) => forms.map((form) => [form, forms[0]!] as const)),
);

const stems = new Map<string, string>();

/** The stem of a word: `territories` and `territory` have the same. Accents do not tell words apart. */
export function stemOf(word: string): string {
  const lower = word.toLowerCase();
  let stem = stems.get(lower);
  if (stem === undefined) {
    const bare = foldWord(word);
    stem = ownStems.get(bare) ?? (/^[a-z]+$/.test(bare) ? stemmer(bare) : bare);
    if (stems.size > 20_000) stems.clear();
    stems.set(lower, stem);
  }
  return stem;
}

/** Where quoted parts of a text begin and end. */
export const quotesIn = (text: string): (readonly [from: number, to: number])[] =>
  [...text.matchAll(/"[^"]*"|(?<=^|\s)'[^']*'(?=\s|$|[.,?!])/g)].map(
    ({ index, 0: quote }) => [index, index + quote.length] as const,
  );

/** The words of a text made plain. */
export function wordsOf(text: string): Word[] {
  const quotes = quotesIn(text);
  return [...text.matchAll(WORD)]
    .filter(([word]) => word !== '?')
    .map(({ index, 0: word }) => ({
      text: word,
      lower: word.toLowerCase(),
      stem: stemOf(word),
      start: index,
      end: index + word.length,
      quoted: CATALOGUED.test(word) || quotes.some(([from, to]) => index >= from && index < to),
    }));
}

/** A phrase as the lexicon keeps it: stems with spaces between. */
export const keyOf = (phrase: string): string =>
  wordsOf(phrase.replaceAll(/[-/_]/g, ' '))
    .map(({ stem }) => stem)
    .join(' ');
