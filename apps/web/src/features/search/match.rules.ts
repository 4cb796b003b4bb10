import { foldText, foldTyped } from '@talent-os/contracts/search/fold';

const wordsOf = (typed: string): string[] => foldTyped(typed).split(' ').filter(Boolean);

/** How well a name fits what is typed: itself, its beginning, words that begin with every word typed; nothing where it does not. */
export function tierOf(name: string, typed: string, also = ''): 0 | 1 | 2 | 3 | undefined {
  const [one, other] = [foldText(name), foldTyped(typed)];
  if (one === other) return 0;
  if (one.startsWith(other)) return 1;
  const within = (text: string) => wordsOf(typed).every((word) => text.includes(` ${word}`));
  if (within(one)) return 2;
  return within(foldText(`${name} ${also}`)) ? 3 : undefined;
}

/** `at`: where it begins in the name. */
type TextPart = { readonly at: number; readonly text: string; readonly matched: boolean };

/** A name in parts: the beginnings of its words that were typed, and the rest. */
export function partsOf(name: string, typed: string): TextPart[] {
  const words = wordsOf(typed);
  const parts: TextPart[] = [];
  const add = (text: string, matched: boolean) => {
    const last = parts.at(-1);
    if (text === '') return;
    if (last?.matched === matched) parts[parts.length - 1] = { ...last, text: last.text + text };
    else parts.push({ at: last ? last.at + last.text.length : 0, text, matched });
  };
  let end = 0;
  for (const { 0: word, index } of name.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const begun = words
      .filter((one) => foldText(word).startsWith(` ${one}`))
      .toSorted((a, b) => b.length - a.length)[0];
    const length = begun === undefined ? 0 : lengthOf(word, begun);
    add(name.slice(end, index), false);
    add(word.slice(0, length), true);
    add(word.slice(length), false);
    end = index + word.length;
  }
  add(name.slice(end), false);
  return parts;
}

/** How much of a word is what was typed of it: accents and ligatures are typed in fewer or more letters. */
function lengthOf(word: string, typed: string): number {
  for (let length = 1; length <= word.length; length += 1)
    if (foldText(word.slice(0, length)).length > typed.length) return length;
  return word.length;
}
