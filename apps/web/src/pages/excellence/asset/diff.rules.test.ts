import { describe, expect, it } from '@jest/globals';
import { changesOf, compared } from './diff.rules';

const read = (before: string[], after: string[]) =>
  changesOf(before, after).map((line) =>
    line.map(({ change, text }) => ({ same: text, added: `{+${text}+}`, removed: `{-${text}-}` })[change]).join(''),
  );

describe('two versions', () => {
  it('differ in nothing where they are the same', () => {
    expect(read(['a', 'b'], ['a', 'b'])).toEqual(['a', 'b']);
    expect(read([], [])).toEqual([]);
  });

  it('tell lines that came and lines that went', () => {
    expect(read(['a', 'b'], ['a', 'c', 'b'])).toEqual(['a', '{+c+}', 'b']);
    expect(read(['a', 'b'], ['b'])).toEqual(['{-a-}', 'b']);
    expect(read(['They have no API'], ['Hold the list price'])).toEqual([
      '{-They have no API-}',
      '{+Hold the list price+}',
    ]);
  });

  it('tell words that came and went in a line that was written anew', () => {
    expect(read(['About 300 customers, 60 in freight'], ['About 410 customers, 60 in freight'])).toEqual([
      'About {-300 -}{+410 +}customers, 60 in freight',
    ]);
  });

  it('can be put together again', () => {
    const [before, after] = [
      ['a b', 'c', 'd e f'],
      ['c', 'd x f', 'g'],
    ];
    const pieces = compared(before, after);
    expect(pieces.flatMap(({ change, text }) => (change === 'added' ? [] : [text]))).toEqual(before);
    expect(pieces.flatMap(({ change, text }) => (change === 'removed' ? [] : [text]))).toEqual(after);
  });
});
