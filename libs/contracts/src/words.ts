/** A key as people read it: `pending_verification` is 'Pending verification', `noShow` 'No show'. */
export function wordsOf(key: string): string {
  const words = key
    .replaceAll(/[._-]+/g, ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Values whose labels are their own words: `on_hold` is 'On hold'. */
export const inWords = <const V extends string>(values: readonly V[]): Readonly<Record<V, string>> =>
  Object.fromEntries(values.map((value) => [value, wordsOf(value)])) as Record<V, string>;

/** Words and phrases that are written as one text, with commas between them. */
export const splitAtCommas = (text: string): readonly string[] =>
  text.split(',').map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '));
