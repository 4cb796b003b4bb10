import type { Finding } from './finding.js';
import type { KnownNames } from './known-names.js';
import { alsoWords, familyNames, givenNames } from './names.data.js';
import { isOfTrade } from './trade-words.js';
import type { Word } from './words.js';

/** What may stand between the words of one name. */
const WITHIN = /^(?:[ \n\t]*[,.'_-]?[ \n\t]*|[ \n\t]+)$/;
const LINE_START = /(?:^|[.!?:;\n]\s*|["“(]\s*|[-*•]\s+)$/;
const TITLES = new Set(
  'mr mrs ms miss mx dr prof professor sir madam herr frau monsieur madame senor senora sr sra'.split(' '),
);
/** Words behind which a capital begins a name. */
const LEADS = new Set(
  'patient patients resident named called name client nurse doctor colleague employee coworker manager wife husband son daughter mother father brother sister mom dad partner daddy mum cousin uncle aunt friend'.split(
    ' ',
  ),
);
/** Words of a name at most. */
const MOST_WORDS = 4;
/** Fields of a form. */
const FIELD =
  /\b(?:patient|resident|client|member|full|first|last|given|family|sur|maiden|middle|legal|preferred|insured|guarantor)[ -]?name ?[:=] ?$/i;
const LABELLED =
  /\b(?:(?:patient|member|full|first|last|given|family|sur|maiden|middle|legal|preferred|emergency contact|contact|next of kin|guarantor|insured)[ -]?)?name\s*(?:is|:|=|-)\s*$/i;
const MY_NAME =
  /\b(?:my|his|her|their|the patient'?s?) name(?:'s| is| was)\s*$|\b(?:i am|i'm|this is|it's|signed,?|regards,?|sincerely,?|je m'appelle|ich heisse|me llamo|mi chiamo)\s*$/i;

const near = (text: string, a: Word, b: Word | undefined) => b !== undefined && WITHIN.test(text.slice(a.end, b.start));

/** How many words of a known name stand here, one of its own between them allowed: `Jane Q. Doe`. */
function knownAt(words: readonly Word[], at: number, text: string, names: KnownNames): number {
  for (const sequence of names.sequences.get(words[at]!.text) ?? []) {
    let place = at;
    let skipped = false;
    let fits = true;
    for (let index = 1; fits && index < sequence.length; index += 1) {
      const wanted = sequence[index]!;
      if (near(text, words[place]!, words[place + 1]) && words[place + 1]!.text === wanted) place += 1;
      else if (
        !skipped &&
        near(text, words[place]!, words[place + 1]) &&
        words[place + 2]?.text === wanted &&
        near(text, words[place + 1]!, words[place + 2]) &&
        (words[place + 1]!.capital || words[place + 1]!.text.length === 1)
      ) {
        skipped = true;
        place += 2;
      } else fits = false;
    }
    if (fits) return place - at + 1;
  }
  return 0;
}

const isAtStart = (text: string, { start }: Word) => LINE_START.test(text.slice(Math.max(0, start - 4), start));
const isName = (word: Word | undefined): boolean =>
  word !== undefined && word.capital && !alsoWords.has(word.text) && /\p{Ll}/u.test(word.text);

/** How many words behind a title, a lead or a field of a form are a name; 0 where none is. */
function ledAt(words: readonly Word[], at: number, text: string, names: KnownNames): number {
  const word = words[at]!;
  const behind = text.slice(Math.max(0, word.start - 40), word.start);
  // A title or a field of a form says enough; behind the others, a name is told by its capital or by being a common one.
  const field = FIELD.test(behind);
  const begins = (field && !alsoWords.has(word.text)) || isLed(words, at, text, behind, names);
  if (!begins) return 0;
  let length = 1;
  while (length < MOST_WORDS && continuesName(words[at + length - 1]!, words[at + length], text, field)) length += 1;
  return length;
}

/** Whether a word is the name behind a title, a label or a lead. */
function isLed(words: readonly Word[], at: number, text: string, behind: string, names: KnownNames): boolean {
  const [before, word] = [words[at - 1], words[at]!];
  const common = givenNames.has(word.text) && !alsoWords.has(word.text);
  const isLikely = isName(word) || common;
  if (isLikely && (LABELLED.test(behind) || MY_NAME.test(behind))) return true;
  if (before === undefined) return false;
  const gap = text.slice(before.end, word.start);
  if (/^\.?[ \n]$/.test(gap) && isTitled(before, word, names)) return true;
  if (!isLikely || !LEADS.has(before.text) || !/^[ ,:]{1,2}$/.test(gap)) return false;
  // Of a name in two parts the second shows that it is one: `patient Field Okonkwo`.
  const isShouted = !/\p{Ll}/u.test(text.slice(before.start, before.end));
  return !isOfTrade(text.slice(word.start, word.end), isShouted) || isNameOn(words, at, text);
}

/** Whether a capital that is no word of the trade follows. */
function isNameOn(words: readonly Word[], at: number, text: string): boolean {
  const next = words[at + 1];
  if (!near(text, words[at]!, next) || !isName(next)) return false;
  return !isOfTrade(text.slice(next!.start, next!.end), false);
}

/** Whether a word is the name behind a title: `Dr. Doe`, `Mrs doe`. */
function isTitled(title: Word, { text, capital }: Word, { parts, doubtful }: KnownNames): boolean {
  if (!TITLES.has(title.text) || !/\p{L}{2}/u.test(text)) return false;
  const isKnown = [parts, doubtful, familyNames, givenNames].some((known) => known.has(text));
  return capital || title.capital || isKnown;
}

/** Whether a name goes on with the next word. */
function continuesName(last: Word, next: Word | undefined, text: string, anyCase: boolean): boolean {
  if (next === undefined || !near(text, last, next) || text[next.end] === ':') return false;
  if (isName(next) || familyNames.has(next.text)) return true;
  return anyCase ? !alsoWords.has(next.text) : next.capital && next.text.length === 1;
}

/** A common given name with a family name behind it: `john smith`, `Maria Okonkwo`. */
function commonAt(words: readonly Word[], at: number, text: string): number {
  const [first, second, third] = [words[at]!, words[at + 1], words[at + 2]];
  if (near(text, first, second) && isReversed(first, second!, text)) return 2;
  if (!givenNames.has(first.text) || !near(text, first, second)) return 0;
  const isFamily = (word: Word) =>
    (familyNames.has(word.text) && (word.capital || !alsoWords.has(word.text) || first.capital === word.capital)) ||
    (first.capital && isName(word));
  const initial = second!.text.length === 1 && third !== undefined && near(text, second!, third);
  if (initial && isFamily(third)) return 3;
  return isFamily(second!) ? 2 : 0;
}

/** `Smith, John` */
const isReversed = (first: Word, second: Word, text: string): boolean =>
  familyNames.has(first.text) && givenNames.has(second.text) && text.slice(first.end, second.start).startsWith(',');

/** Names of people in a text: those the organization knows, and those the text itself tells to be some. */
export function namesIn(words: readonly Word[], text: string, names: KnownNames): Finding[] {
  const findings: Finding[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const length =
      knownAt(words, at, text, names) ||
      ledAt(words, at, text, names) ||
      commonAt(words, at, text) ||
      aloneAt(words, at, text, names);
    if (length === 0) continue;
    findings.push({ kind: 'PERSON', start: startOf(words, at, text), end: words[at + length - 1]!.end });
    at += length - 1;
  }
  return findings;
}

/** A known part of a name by itself; one that is a word too only with a capital inside a sentence. */
function aloneAt(words: readonly Word[], at: number, text: string, { parts, doubtful, joined }: KnownNames): number {
  const word = words[at]!;
  if (parts.has(word.text) || joined.has(word.text)) return 1;
  return doubtful.has(word.text) && word.capital && (initialOf(words, at, text) || !isAtStart(text, word)) ? 1 : 0;
}

/** The initial in front of a name: `J. Doe`. */
function initialOf(words: readonly Word[], at: number, text: string): Word | undefined {
  const before = words[at - 1];
  if (before === undefined || before.text.length > 1 || !before.capital) return undefined;
  const gap = text.slice(before.end, words[at]!.start);
  // `I` and `A` are words where no dot follows.
  return /^\. ?$/.test(gap) || (gap === ' ' && before.text !== 'i' && before.text !== 'a') ? before : undefined;
}

/** A name begins with its initial. */
const startOf = (words: readonly Word[], at: number, text: string): number =>
  (initialOf(words, at, text) ?? words[at]!).start;
