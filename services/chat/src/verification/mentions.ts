import { dayMentions, timeMentions } from './day-mentions.js';
import type { Mention, Reading as NumberReading } from './mention.js';

type NumberMention = Extract<Mention, { kind: 'number' }>;

/** Not figures of the answer: where links lead, its own citations, the numbers of a list, placeholders. */
const ASIDE = /\]\([^)\s]*\)|\[\d+(?:\s*,\s*\d+)*\](?!\()|^[ \t>]*\d{1,2}[.)](?=\s)|⟦[^⟧]*⟧|&#?\w+;|\b24\/7\b/gmu;
const UUID = /(?<![\p{L}\p{N}-])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/giu;
const NAME = /[\p{L}\p{N}][\p{L}\p{N}_\-/.:@+]*[\p{L}\p{N}]/gu;
const COUNTED = /^\d[\d.,]*(?:k|m|mn|mio|bn|b|x|st|nd|rd|th|h|hrs?|d|w|min|s|ms|pp|pct|pts?|-\p{L}+)?$/iu;
const DIGITS = String.raw`\d{1,3}(?:[ \u00a0\u202f,.'’]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)?|(?<!\d)\.\d+`;
const NUMBER = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<money>(?:US|CA|A)?[$€£¥₹]|\b(?:USD|EUR|GBP|CHF)\b)?\s?(?<digits>${DIGITS})(?:\s?(?<scale>k|thousand|mn|mio\.?|millions?|m|bn|billions?|b)(?![\p{L}\p{N}]))?(?<ordinal>st\b|nd\b|rd\b|th\b)?(?<after>\s?(?:[$€£¥₹]|(?:USD|EUR|GBP|CHF)\b))?(?:\s?%)?`,
  'giu',
);
const SPAN = /^[\s-]?(minute|min|hour|hr|day|week|month|year)s?\b/i;
const ABOUT =
  /(?:\b(?:about|around|roughly|approximately|approx\.?|nearly|almost|over|more than|less than|under|just|some|circa|ca\.?|up to|at least|at most)|[~≈<>≥≤])\s*$/i;
const COUNTS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const COUNT = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?:${COUNTS.join('|')})(?![\p{L}\p{N}]|-(?:${COUNTS.join('|')})\b)`,
  'giu',
);
/** `This one`, `one of them`, `one another`: no count. */
const PRONOUN_BEFORE =
  /\b(?:this|that|which|each|every|any|no|the|another|only|last|first|next|other|right|wrong)\s+$/i;
const PRONOUN_AFTER =
  /^(?:\s*[^\s\p{L}]|\s*$|\s+(?:of|is|was|has|can|could|may|might|will|would|should|that|who|which|and|or|by|for|in|on|at|to|from|with|more|another|thing|way|day|hand|else|where|if|as|than)\b)/iu;

const scales: Readonly<Record<string, number>> = { k: 1e3, t: 1e3, m: 1e6, b: 1e9 };

/** Every number that a text says, in figures and, up to twelve, in words. */
export function mentionsIn(text: string): Mention[] {
  const found: Mention[] = [];
  let rest = text.replaceAll(ASIDE, (part) => ' '.repeat(part.length));
  const take = (mentions: readonly Mention[]) => {
    found.push(...mentions);
    for (const { from, to } of mentions) rest = rest.slice(0, from) + '\0'.repeat(to - from) + rest.slice(to);
  };
  take([...rest.matchAll(UUID)].map(named));
  take(dayMentions(rest));
  take(timeMentions(rest));
  take([...rest.matchAll(NAME)].filter(([token]) => isName(token)).map(named));
  take([...rest.matchAll(NUMBER)].map((match) => numberOf(match, rest)));
  take([...rest.matchAll(COUNT)].filter((match) => isCount(match, rest)).map((match) => countOf(match, rest)));
  return found.toSorted((a, b) => a.from - b.from);
}

const placeOf = ({ 0: text, index }: RegExpExecArray) => ({ text, from: index, to: index + text.length });
const named = (match: RegExpExecArray): Mention => ({ ...placeOf(match), kind: 'name' });

const isName = (token: string): boolean => /\p{L}/u.test(token) && /\d/.test(token) && !COUNTED.test(token);

function numberOf(match: RegExpExecArray, text: string): NumberMention {
  const { money, digits = '', scale, ordinal, after } = match.groups!;
  const lead = match[0].length - match[0].trimStart().length;
  const [from, to] = [match.index + lead, match.index + match[0].length];
  const factor = scales[scale?.[0]?.toLowerCase() ?? ''] ?? 1;
  const about = ABOUT.test(text.slice(Math.max(0, from - 16), from));
  const isMoney = money !== undefined || after !== undefined;
  const meant = valuesOf(digits).flatMap(({ value, step }) => {
    const scaled = readingOf(value * factor, step * factor, about, isMoney);
    // `12m` may be months.
    return factor > 1 && /^[mb]$/.test(scale!) ? [scaled, readingOf(value, step, about, isMoney)] : [scaled];
  });
  return {
    text: match[0].trim(),
    from,
    to,
    kind: 'number',
    readings: meant,
    apart: isMoney || factor > 1 ? [] : digits.split(/[ \u00a0\u202f,]/).map(Number),
    ordinal: ordinal !== undefined,
    span: SPAN.exec(text.slice(to))?.[1]?.toLowerCase(),
  };
}

/** What digits with separators may be: `1,234` is a thousand and more, or in other countries a little more than one. */
function valuesOf(digits: string): { value: number; step: number }[] {
  const bare = digits.replaceAll(/[ \u00a0\u202f'’]/g, '');
  const marks = [...bare.matchAll(/[.,]/g)];
  const last = marks.at(-1);
  if (!last) return [{ value: Number(bare), step: 1 }];
  const decimals = bare.length - last.index - 1;
  const whole = { value: Number(bare.replaceAll(/[.,]/g, '')), step: 1 };
  const parted = {
    value: Number(`${bare.slice(0, last.index).replaceAll(/[.,]/g, '')}.${bare.slice(last.index + 1)}`),
    step: 10 ** -decimals,
  };
  if (marks.length > 1) return marks.every(([mark]) => mark === last[0]) ? [whole] : [parted];
  return decimals === 3 && last.index > 0 ? [whole, parted] : [parted];
}

/** How exactly a value is meant: by its last digit, rounder where the words say so, and for amounts by half a percent. */
function readingOf(value: number, step: number, about: boolean, isMoney: boolean): NumberReading {
  let round = step;
  while (value >= round * 10 && Math.abs((value / (round * 10)) % 1) < 1e-9) round *= 10;
  const coarse = about ? round : isMoney ? Math.min(round / 2, value * 0.005) : 0;
  return { value, tolerance: Math.max(step / 2, coarse) };
}

function isCount({ 0: word, index }: RegExpExecArray, text: string): boolean {
  if (word.toLowerCase() !== 'one') return true;
  return !PRONOUN_BEFORE.test(text.slice(Math.max(0, index - 12), index)) && !PRONOUN_AFTER.test(text.slice(index + 3));
}

function countOf(match: RegExpExecArray, text: string): NumberMention {
  const place = placeOf(match);
  return {
    ...place,
    kind: 'number',
    readings: [{ value: COUNTS.indexOf(match[0].toLowerCase()), tolerance: 0 }],
    apart: [],
    ordinal: false,
    span: SPAN.exec(text.slice(place.to))?.[1]?.toLowerCase(),
  };
}
