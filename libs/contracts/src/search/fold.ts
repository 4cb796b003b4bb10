/** What SQL calls the same letters; the kit's `index-search.ts` says it in SQL. */
const MARKS = /[\u0300-\u036f]+/g;
const SIGNS = /[\s!-/:-@[-`{-\u00a0\u2010-\u2bff]+/g;
const OTHERS: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' };

/** A text as it is compared: without case, accents and signs, each word behind one blank. */
export const foldText = (text: string): string =>
  ` ${text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[øłđıßæœ]/g, (letter) => OTHERS[letter]!)
    .replaceAll(MARKS, '')
    .replaceAll(SIGNS, ' ')
    .trim()}`.trimEnd();
