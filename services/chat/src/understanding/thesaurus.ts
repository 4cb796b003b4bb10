import { functionWords, meanings } from './thesaurus.data.js';
import { keyOf, stemOf } from './words.js';

const rows = meanings.map((row) => [...new Set(row.split(',').map((phrase) => keyOf(phrase.trim())))]);
const byKey = new Map<string, string[][]>();
for (const row of rows) for (const key of row) byKey.set(key, [...(byKey.get(key) ?? []), row]);

/** Phrases that may stand for this one, itself left out. */
export const alike = (key: string): readonly string[] => [
  ...new Set((byKey.get(key) ?? []).flat().filter((other) => other !== key)),
];

const functions = new Set(
  functionWords
    .split(/\s+/)
    .flatMap((word) =>
      word.length <= 5 && !/^(?:us|use|used|works?|name|names)/.test(word) ? [word, stemOf(word)] : [word],
    ),
);

/** Whether a word only holds a sentence together. */
export const isFunction = (stem: string): boolean => functions.has(stem);

/** Every word of the table, as it is spelt. */
export const everyWord: ReadonlySet<string> = new Set(
  [...meanings, functionWords]
    .join(' ')
    .toLowerCase()
    .match(/[a-z]+/g),
);
