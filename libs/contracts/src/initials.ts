const signs = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first sign of a text as people see it, be it one letter or an emoji of several parts; empty where there is none. */
export const firstSign = (text: string): string => signs.segment(text)[Symbol.iterator]().next().value?.segment ?? '';

/** What stands for a person where their name has no room: the first sign of the first and of the last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => firstSign(word ?? '').toUpperCase()).join('');
}
