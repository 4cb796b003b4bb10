import { describe, expect, it } from '@jest/globals';
import { choiceTables, labelTables } from '@talent-os/contracts/fields/tables.js';
import { nouns } from '@talent-os/contracts/fields/nouns.js';
import { meanings } from './thesaurus.data.js';
import { keyOf } from './words.js';

const labelled = Object.values(labelTables).flatMap((table) => Object.values(table));
const chosen = Object.values(choiceTables).flatMap((tables) => Object.values(tables).flatMap(Object.values));
/** What each row of the contracts says of one thing: its label and its synonyms. */
const held = [
  ...[...labelled, ...chosen].map((row) =>
    typeof row === 'string' ? [row] : 'label' in row ? [row.label, ...row.synonyms] : [...row],
  ),
  ...Object.values(nouns).map(({ one, many, synonyms }) => [one, many, ...synonyms]),
].map((phrases) => new Set(phrases.map(keyOf)));

/** Rows of which a contract holds every phrase. */
const repeated = (rows: readonly string[]): string[] =>
  rows.filter((row) => {
    const keys = row.split(',').map((phrase) => keyOf(phrase.trim()));
    return held.some((phrases) => keys.every((key) => phrases.has(key)));
  });

describe('the words that stand for one another', () => {
  it('are not what a contract says already', () => {
    expect(repeated(meanings)).toEqual([]);
    expect(repeated(['amount, worth', 'amount, dough'])).toEqual(['amount, worth']);
  });
});
