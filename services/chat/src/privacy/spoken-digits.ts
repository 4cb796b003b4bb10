import { replaceSpans, type NormalizedText } from './view.js';

const DIGITS: Readonly<Record<string, string>> = {
  zero: '0',
  oh: '0',
  o: '0',
  nought: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  dash: '-',
  hyphen: '-',
  minus: '-',
  slash: '/',
  dot: '.',
  point: '.',
  plus: '+',
};
const TENS: Readonly<Record<string, string>> = {
  ten: '10',
  eleven: '11',
  twelve: '12',
  thirteen: '13',
  fourteen: '14',
  fifteen: '15',
  sixteen: '16',
  seventeen: '17',
  eighteen: '18',
  nineteen: '19',
  twenty: '2',
  thirty: '3',
  forty: '4',
  fifty: '5',
  sixty: '6',
  seventy: '7',
  eighty: '8',
  ninety: '9',
};

const words = (table: object) => Object.keys(table).join('|');
const ONE = `(?:(?:double|triple)\\s+)?(?:${words(DIGITS)})`;
/** Digits in words, one after the other, also among written ones; fewer of them count something. */
const SEQUENCE = new RegExp(`\\b(?:${ONE}|\\d{1,4})(?:[\\s,]+(?:${ONE}|\\d{1,4})){2,}\\b`, 'gi');
/** Digits in words among them at least, and digits in all. */
const IN_WORDS = 3;
const IN_ALL = 4;
const YEAR = new RegExp(
  `\\b(nineteen|two thousand(?: and)?|twenty)[ -](?:(hundred|oh?)[ -](?:and )?)?(?:(${words(TENS)})(?:[ -](one|two|three|four|five|six|seven|eight|nine))?|(one|two|three|four|five|six|seven|eight|nine))\\b`,
  'gi',
);
const MAY_HOLD = /\b(?:one|two|three|four|five|six|seven|eight|nine|zero|nineteen|twenty|thousand)\b/i;

function digitsOf(spoken: string): string {
  let times = 1;
  let out = '';
  for (const word of spoken.toLowerCase().split(/[\s,]+/)) {
    if (word === 'double' || word === 'triple') times = word === 'double' ? 2 : 3;
    else {
      out += (DIGITS[word] ?? word).repeat(times);
      times = 1;
    }
  }
  return out;
}

function yearOf(century: string, tens: string | undefined, unit: string | undefined, small: string | undefined) {
  const first = /^nineteen/i.test(century) ? '19' : '20';
  if (small) return `${first}0${DIGITS[small.toLowerCase()]!}`;
  const ten = TENS[tens!.toLowerCase()]!;
  return `${first}${ten.length === 2 ? ten : `${ten}${unit ? DIGITS[unit.toLowerCase()]! : '0'}`}`;
}

/** The view with digits that are spelled out as digits: `five five five dash …`, `nineteen eighty-five`. */
export function withDigits(view: NormalizedText): NormalizedText {
  if (!MAY_HOLD.test(view.text)) return view;
  const sequences = [...view.text.matchAll(SEQUENCE)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    text: digitsOf(found),
    words: found.split(/[\s,]+/).filter((word) => word.toLowerCase() in DIGITS).length,
  }));
  const between = replaceSpans(
    view,
    sequences.filter(({ words: said, text }) => said >= IN_WORDS && text.length >= IN_ALL),
  );
  const years = [...between.text.matchAll(YEAR)].map(({ 0: found, 1: century, 3: tens, 4: unit, 5: small, index }) => ({
    start: index,
    end: index + found.length,
    text: yearOf(century!, tens, unit, small),
  }));
  return replaceSpans(between, years);
}
