import { stemmer } from 'stemmer';

/** A word as it was written, where it stood, and its stem. */
export type Word = {
  readonly text: string;
  readonly stem: string;
  readonly start: number;
  readonly end: number;
  /** Stands in quotes, or is the number of a catalogue: a name whatever it means. */
  readonly quoted: boolean;
};

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\b(what|who|where|when|how|that|there|here|it|he|she|let)'s\b/gi, '$1 is'],
  [/\bi'm\b/gi, 'I am'],
  [/\b(i|you|we|they)'ve\b/gi, '$1 have'],
  [/\b(i|you|we|they|he|she|it|who|what|that|there)'d\b/gi, '$1 would'],
  [/\b(i|you|we|they|he|she|it)'ll\b/gi, '$1 will'],
  [/\b(you|we|they|what|who)'re\b/gi, '$1 are'],
  [/\bcan't\b|\bcannot\b/gi, 'can not'],
  [/\bwon't\b/gi, 'will not'],
  [/n't\b/gi, ' not'],
  [/\b(whats)\b/gi, 'what is'],
  [/\b(whos)\b/gi, 'who is'],
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

/** Numbered as catalogues number things: one word, and a name. */
const CATALOGUED = /^cve-\d{4}-\d{4,7}$/i;
const WORD = /cve-\d{4}-\d{4,7}|[\p{L}\p{N}]+(?:[.&'’][\p{L}\p{N}]+)*/giu;

/** Words whose stem would be that of another word, which means something else. */
const OWN_STEMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    applicant: 'applicant',
    applicants: 'applicant',
    news: 'news',
    closing: 'closing',
    train: 'train',
    trains: 'train',
    training: 'training',
    trainings: 'training',
    responsible: 'responsible',
    responsibility: 'responsible',
    responsibilities: 'responsible',
    incoming: 'incoming',
    performed: 'performed',
    activity: 'activity',
    activities: 'activity',
    booking: 'booking',
    bookings: 'booking',
    recruiter: 'recruiter',
    recruiters: 'recruiter',
    missing: 'missing',
    opening: 'opening',
    openings: 'opening',
    business: 'business',
    businesses: 'businesses',
    organization: 'organization',
    organizations: 'organization',
    organisation: 'organization',
    organisations: 'organization',
  }),
);

const stems = new Map<string, string>();

/** The stem of a word in lower case: `territories` and `territory` have the same. */
export function stemOf(word: string): string {
  const lower = word.toLowerCase();
  let stem = stems.get(lower);
  if (stem === undefined) {
    stem = OWN_STEMS.get(lower) ?? (/^\p{L}+$/u.test(lower) ? stemmer(lower) : lower);
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
  return [...text.matchAll(WORD)].map(({ index, 0: word }) => ({
    text: word,
    stem: stemOf(word),
    start: index,
    end: index + word.length,
    quoted: CATALOGUED.test(word) || quotes.some(([from, to]) => index >= from && index < to),
  }));
}

/** Polite beginnings and endings say nothing about what is asked. */
const POLITE =
  /^(?:(?:hey|hi|hello|ok|okay|so|well|um|please|pls|kindly|assistant|adaptiq|now|good (?:morning|afternoon|evening)|quick question|just)\b[\s,:!.-]*|(?:can|could|would|will) you (?:please |kindly |maybe |quickly )?(?:help me (?:to )?)?|(?:can|could|may) (?:i|we) (?:please |maybe |quickly )?(?:see|get|have|view) |(?:i would|i) (?:really )?(?:like|love|want|need|wish) (?:you )?to (?:please )?|do you know (?:if |whether )?|i wonder (?:if |whether )?|i am wondering (?:if |whether )?|let us |go ahead and |help me (?:to )?)+/i;
const POLITE_END = /[\s,]*\b(?:please|pls|thanks|thank you|for me please|if possible|asap)[\s.!?]*$/i;

/** The text without greetings and requests around it. Keeps the whole where nothing else is left. */
export function withoutPoliteness(text: string): string {
  const rest = text.replace(POLITE, '').replace(POLITE_END, '').trim();
  return rest === '' ? text : rest;
}
