/** What SQL calls the same letters; the kit's `index-search.ts` says it in SQL. */
const MARKS = /[\u0300-\u036f]+/g;
const SIGNS = /[\s!-/:-@[-`{-\u00a0\u2010-\u2bff]+/g;
const OTHERS: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', ς: 'σ', ß: 'ss', æ: 'ae', œ: 'oe' };
const APOSTROPHES = /['’‘ʼ]/g;
/** Letters without case and accents, in the form that others who compare texts take as well. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[øłđıςßæœ]/g, (letter) => OTHERS[letter]!)
    .replaceAll(MARKS, '');

/** A word without case, accents and apostrophes. */
export const foldWord = (word: string): string => lettersOf(word).replaceAll(APOSTROPHES, '');

/** A text as it is compared: without case, accents and signs, each word behind one blank; `O'Brien` is `obrien` and `o brien`. */
export function foldText(text: string): string {
  const plain = lettersOf(text);
  const joined = plain.replaceAll(APOSTROPHES, '');
  return ` ${(joined === plain ? plain : `${joined} ${plain}`).replaceAll(SIGNS, ' ').trim()}`.trimEnd();
}

/** What is typed, folded: who leaves the apostrophe out and who writes it look for the same. */
export const foldTyped = (typed: string): string => foldText(typed.replaceAll(APOSTROPHES, ''));

/** What a text that is typed looks for: each of its words, the longest first; signs as they stand where it is nothing else. */
export function wordsSought(typed: string | undefined): string[] {
  const words = new Set(
    foldTyped(typed ?? '')
      .split(' ')
      .filter(Boolean),
  );
  const signs = typed?.trim().toLowerCase();
  if (words.size === 0) return signs ? [signs] : [];
  return [...words].toSorted((one, other) => other.length - one.length);
}

/** Whether a text holds every word that is typed, in any order and as people spell; any text does where nothing is. */
export function holdsWords(text: string, typed: string | undefined): boolean {
  const compared = `${foldText(text)} ${text.toLowerCase()}`;
  return wordsSought(typed).every((word) => compared.includes(word));
}
