/** A word of a view, in small letters. */
export type Word = { readonly text: string; readonly start: number; readonly end: number; readonly capital: boolean };

const WORD = /[\p{L}\p{N}]+/gu;
const UPPER = /^\p{Lu}/u;

/** The words of a text. Signs between them part them. */
export const wordsIn = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    text: word.toLowerCase(),
    start: index,
    end: index + word.length,
    capital: UPPER.test(word),
  }));
