import { alsoWords } from './names.data.js';
import { viewOf } from './view.js';
import { wordsIn } from './words.js';

/** Shorter parts of names are words like any other. */
const SHORTEST = 3;
/** Names written as one word: `janedoe`. */
const SHORTEST_JOINED = 7;

/** The names an organization knows, as the screen looks them up. Built once for a list of names, used for many texts. */
export type KnownNames = {
  /** Names of several words, in either order, by their first. */
  readonly sequences: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** Given and family names that are no word of the language. */
  readonly parts: ReadonlySet<string>;
  /** Those that are one too. */
  readonly doubtful: ReadonlySet<string>;
  readonly joined: ReadonlySet<string>;
};

/** The names of people in the form the screen looks them up in. */
export function knownNames(names: readonly string[]): KnownNames {
  const sequences = new Map<string, string[][]>();
  const parts = new Set<string>();
  const doubtful = new Set<string>();
  const joined = new Set<string>();
  const add = (words: string[]) => {
    const known = sequences.get(words[0]!);
    if (!known) sequences.set(words[0]!, [words]);
    else if (!known.some((one) => one.join(' ') === words.join(' '))) known.push(words);
  };
  for (const name of new Set(names)) {
    const read = viewOf(name).text;
    // `O'Neill` is written `ONeill` as well.
    for (const text of new Set([read, read.replaceAll("'", '')])) learn(wordsIn(text).map((word) => word.text));
  }
  function learn(words: string[]): void {
    if (words.length === 0) return;
    if (words.length > 1) {
      add(words);
      add([...words.slice(1), words[0]!]);
      add([words.at(-1)!, ...words.slice(0, -1)]);
      for (const order of [words, words.toReversed()])
        if (order.join('').length >= SHORTEST_JOINED) joined.add(order.join(''));
    }
    for (const word of words) if (word.length >= SHORTEST) (alsoWords.has(word) ? doubtful : parts).add(word);
  }
  for (const list of sequences.values()) list.sort((a, b) => b.length - a.length);
  return { sequences, parts, doubtful, joined };
}
